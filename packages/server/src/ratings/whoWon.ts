/**
 * Weng and Lin's model of Plackett and Luce, as far as a result says anything: of several who have lost none is held to be as good as another, and doubt shrinks
 * by what was learned. Two who are as far apart win as often against each other whether two play or six.
 */
import type { Model } from 'openskill';

const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);

export const whoWon: Model = (teams, { rank = [], beta = 0 } = {}) => {
  const place = teams.map((_, i) => rank[i] ?? 0);
  const spread = teams.map((team) => sum(team.map(({ sigma }) => sigma ** 2 + beta ** 2)));
  const c = Math.sqrt((2 * sum(spread)) / teams.length);
  const odds = teams.map((team) => Math.exp(sum(team.map(({ mu }) => mu)) / c));
  const places = [...new Set(place)].toSorted((a, b) => a - b);
  // Those who come last were compared with nobody but those above them, unless nobody is.
  const decided = places.length === 1 ? places : places.slice(0, -1);
  return teams.map((team, i) => {
    let [omega, delta] = [0, 0];
    for (const one of decided.filter((better) => better <= (place[i] ?? 0))) {
      const p = (odds[i] ?? 0) / sum(odds.filter((_, q) => (place[q] ?? 0) >= one));
      omega += (place[i] === one ? 1 / place.filter((other) => other === one).length : 0) - p;
      delta += p * (1 - p);
    }
    return team.map(({ mu, sigma }) => ({
      mu: mu + (sigma ** 2 / c) * omega,
      sigma: sigma * Math.sqrt(1 - (sigma ** 2 / c ** 2) * delta),
    }));
  });
};
