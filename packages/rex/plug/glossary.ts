/** The glossary of Rex, with figures from the pack of the table. */
import type { GlossaryPlug, TermGroup, Terms } from '@orrery/games/glossary';
import type { RexPack } from '@orrery/rex';
import { battle, betrayal } from './glossary/battle.ts';
import { city } from './glossary/city.ts';
import { firsts } from './glossary/firsts.ts';
import { races, strategyCards } from './glossary/gallery.ts';
import { phases, seats } from './glossary/seats.ts';

const groupOf = (en: string, ru: string, de: string, terms: Terms): TermGroup => ({ title: { en, ru, de }, terms });

export const plug: GlossaryPlug = {
  glossary({ options, pack }) {
    const { constants, bombardmentCards, playerCounts } = pack as RexPack;
    const together = playerCounts[String(options['seats'])]?.maxAlliance ?? constants.maxAlliance;
    const steps = bombardmentCards.map(({ value }) => value);
    return {
      groups: [
        groupOf('The city', 'Город', 'Die Stadt', city),
        groupOf('Players', 'Игроки', 'Die Spieler', seats),
        groupOf('A round', 'Раунд', 'Eine Runde', phases),
        groupOf('Battle and cards', 'Бой и карты', 'Kampf und Karten', battle),
        groupOf('Races', 'Расы', 'Völker', races(pack as RexPack)),
        groupOf('Strategy cards', 'Карты Стратегий', 'Strategiekarten', strategyCards(pack as RexPack)),
        ...(options['betrayal'] === true ? [groupOf('Betrayal', 'Предательство', 'Verrat', betrayal)] : []),
      ],
      figures: {
        move: constants.moveBase,
        port: constants.movePort,
        sectors: constants.sectors,
        rounds: constants.rounds,
        alone: constants.strongholdsToWin['1'] ?? 0,
        // Of alliances that there cannot be nothing is said.
        two: together > 1 ? (constants.strongholdsToWin['2'] ?? 0) : 0,
        three: together > 2 ? (constants.strongholdsToWin['3'] ?? 0) : 0,
        cost: constants.deployCost,
        costEnemy: constants.deployCostEnemy,
        costCouncil: constants.deployCostCouncil,
        collect: constants.collectPerUnit,
        income: constants.baseIncome,
        recruits: constants.recruitMaxUnits,
        recruitCost: constants.recruitUnitCost,
        leaders: constants.recruitMaxLeaders,
        mechStrength: constants.mechStrength,
        mechLoss: constants.mechCasualties,
        fleetLeast: Math.min(...steps),
        fleetMost: Math.max(...steps),
        laps: Number(options['ceasefireLaps']),
      },
    };
  },
  firsts,
};
