/** The glossary of Gravity, with figures and names from the pack of the table. */
import type { GlossaryPlug, TermGroup, Terms } from '@orrery/games/glossary';
import type { GravityPack, GravityRules } from '@orrery/gravity';
import { deeds } from './glossary/actions.ts';
import { firsts } from './glossary/firsts.ts';
import { air, domination, teams, war } from './glossary/modules.ts';
import { sky } from './glossary/sky.ts';
import { pulling, table } from './glossary/table.ts';

const groupOf = (en: string, ru: string, de: string, terms: Terms): TermGroup => ({ title: { en, ru, de }, terms });

export const plug: GlossaryPlug = {
  glossary(rules) {
    const { options, pack, table: laid } = rules as unknown as GravityRules & { readonly pack: GravityPack };
    const module = String(options['module']);
    const confrontation = options['confrontation'] === true;
    const { draw, keep, turns } = module === 'none' ? pack.round.base : pack.round.withModule;
    const cards = pack.cards.filter((card) => card.module === 'base' || card.module === module);
    const actionsOf = (list: GravityPack['cards']) => list.flatMap((card) => [card.actions.A, card.actions.B]);
    const actions = actionsOf(cards);
    // Figures are said of the cards of modules that are not played, too.
    const all = actionsOf(pack.cards);
    const named = (op: string): Readonly<Record<string, number>> => all.find((action) => action.op === op) as never;
    return {
      groups: [
        groupOf('The sky', 'Небо', 'Der Himmel', sky),
        groupOf('Pulling', 'Притяжение', 'Anziehung', pulling),
        groupOf('The table', 'Стол', 'Der Tisch', table),
        groupOf(
          'Actions',
          'Действия',
          'Aktionen',
          Object.fromEntries(actions.map(({ op, name }) => [op, { word: name, text: deeds[op] }])),
        ),
        ...(module === 'war' ? [groupOf('War for Resources', 'Война за ресурсы', 'Krieg um Ressourcen', war)] : []),
        ...(module === 'air' ? [groupOf('Air Transport', 'Транспортировка по воздуху', 'Lufttransport', air)] : []),
        ...(options['domination'] === 'off' ? [] : [groupOf('Domination', 'Доминирование', 'Dominanz', domination)]),
        ...(confrontation ? [groupOf('Confrontation', 'Противостояние', 'Konfrontation', teams)] : []),
      ],
      figures: {
        islands: pack.islands.length,
        drops: pack.extraction.bluePerPermanent,
        sparks: pack.extraction.redPerTemporary,
        crew: pack.pieces.airshipCrew,
        crewMercenaries: pack.pieces.airshipMercenaries,
        saved: pack.round.savedLimit,
        cards: cards.reduce((sum, { copies }) => sum + copies, 0),
        rounds: pack.round.roundLimit,
        draw,
        keep,
        turns: confrontation ? pack.round.teamTurns : turns,
        castling: pack.round.castlingCost,
        lead: pack.attraction.leadForTwo,
        pull: pack.attraction.pulls,
        pulls: laid.pullsWithLead,
        margin: pack.capture.margin,
        divisor: pack.capture.lossDivisor,
        rounding: pack.capture.lossRounding,
        store: pack.supply.airshipStore,
        goal: Number(options['domination']) || 0,
        copy: pack.confrontation.copyCost,
        digHold: named('dig')?.['holdLimit'] ?? 0,
        leakTemporary: named('leak')?.['temporary'] ?? 0,
        leakPermanent: named('leak')?.['permanent'] ?? 0,
        turn: 0,
        ...Object.fromEntries(all.flatMap(({ op, amount }) => (amount === undefined ? [] : [[op, amount]]))),
      },
    };
  },
  firsts,
};
