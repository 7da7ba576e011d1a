import type { BalancePlug } from '@orrery/web/even/plug.ts';

const learned = { en: 'As well as it can', ru: 'В полную силу', de: 'So gut es kann' };
const careless = { en: 'Somewhat careless', ru: 'Немного небрежно', de: 'Etwas unachtsam' };
const reckless = { en: 'Very careless', ru: 'Очень небрежно', de: 'Sehr unachtsam' };

/** The figures of docs/liberation-balance.md. */
export const plug: BalancePlug = {
  lead: {
    en: 'How often the Dynasty wins when the same player sits on both sides. Fifty percent is even.',
    ru: 'Как часто побеждает Династия, когда за обе стороны играет один и тот же игрок. Пятьдесят процентов — поровну.',
    de: 'Wie oft die Dynastie gewinnt, wenn auf beiden Seiten derselbe spielt. Fünfzig Prozent sind ausgeglichen.',
  },
  method: {
    en: 'The player is a net that learned the game by playing itself; each figure is of more than 40,000 games, give or take half a point. Only costs that no rulebook prints were changed; all of them are reconstructed and marked so.',
    ru: 'Игрок — нейросеть, научившаяся игре в партиях с собой; за каждым числом больше 40 000 партий, погрешность — полпроцента. Менялись только стоимости, которых нет в правилах издателей; все они — реконструкция и так помечены.',
    de: 'Es spielt ein Netz, das das Spiel gegen sich selbst gelernt hat; hinter jeder Zahl stehen mehr als 40.000 Partien, auf einen halben Punkt genau. Geändert wurden nur Kosten, die in keiner Spielregel stehen; sie alle sind rekonstruiert und so gekennzeichnet.',
  },
  columns: [
    { en: 'No discard', ru: 'Без сброса', de: 'Kein Abwurf' },
    { en: 'One discard', ru: 'Одна карта в сброс', de: 'Ein Abwurf' },
    { en: 'Two discards', ru: 'Две карты в сброс', de: 'Zwei Abwürfe' },
  ],
  packs: [
    {
      title: { en: 'House reconstruction 2', ru: 'Домашняя реконструкция 2', de: 'Hausrekonstruktion 2' },
      line: {
        en: 'New games. Launch Fleet also costs a card, Design Flaw is free.',
        ru: 'Новые партии. «Запуск флота» стоит ещё и карту, «Проектный дефект» бесплатен.',
        de: 'Neue Partien. Flotte entsenden kostet zusätzlich eine Karte, Konstruktionsfehler ist kostenlos.',
      },
      rows: [
        { title: learned, shares: [0.54, 0.503, 0.474] },
        { title: careless, shares: [0.536, 0.489, 0.474] },
        { title: reckless, shares: [0.526, 0.489, 0.464] },
      ],
    },
    {
      title: { en: 'House reconstruction 1', ru: 'Домашняя реконструкция 1', de: 'Hausrekonstruktion 1' },
      line: {
        en: 'Games begun earlier.',
        ru: 'Партии, начатые раньше.',
        de: 'Früher begonnene Partien.',
      },
      rows: [
        { title: learned, shares: [0.759, 0.726, 0.692] },
        { title: careless, shares: [0.748, 0.717, 0.684] },
        { title: reckless, shares: [0.743, 0.717, 0.683] },
      ],
    },
  ],
};
