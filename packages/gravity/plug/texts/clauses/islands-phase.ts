import type { Localized } from '@orrery/kernel';

export const islandsPhase = {
  'GRV-ISLANDS-1': {
    en: 'When all turns have been taken, no more than one island attracts others. If none does, no island moves.',
    ru: 'После последнего хода притягивать может только один остров. Если такого нет, ничего не перемещается.',
    de: 'Nach dem letzten Zug kann genau eine Insel andere anziehen. Gibt es keine, bewegt sich nichts.',
  },
  'GRV-ISLANDS-2': {
    en: 'The attractor is the controlled island having the most gravity, permanent and temporary together; it needs at least 1. Gravity aboard airships is not counted.',
    ru: 'Притягивает контролируемый остров, на котором больше всего гравитации (постоянной и временной вместе), но не меньше 1. Гравитация на дирижаблях не учитывается.',
    de: 'Anziehende Insel ist die kontrollierte Insel mit der meisten Gravitation, dauerhafter und flüchtiger zusammen, mindestens 1. Gravitation auf Luftschiffen zählt nicht.',
  },
  'GRV-ISLANDS-3': {
    en: 'If islands tie, the one with more permanent units is the attractor.',
    ru: 'При равенстве притягивает остров, на котором больше постоянных единиц.',
    de: 'Bei Gleichstand zieht die Insel mit mehr dauerhaften Einheiten an.',
  },
  'GRV-ISLANDS-4': {
    en: 'If there is still a tie and all the islands are controlled by one side, that side chooses among them.',
    ru: 'Если и это не помогло, а все такие острова контролирует одна сторона, она выбирает один из них.',
    de: 'Besteht weiter Gleichstand und gehören alle diese Inseln einer Partei, wählt sie eine davon.',
  },
  'GRV-ISLANDS-5': {
    en: 'If islands of different sides are still tied, there is balance and no island attracts this round.',
    ru: 'Если равны острова разных сторон, наступает равновесие: в этом раунде никто не притягивает.',
    de: 'Sind Inseln verschiedener Parteien gleichauf, herrscht Gleichgewicht: In dieser Runde zieht keine Insel an.',
  },
  'GRV-ISLANDS-6': {
    en: 'The lead is how much more gravity the attractor has than the strongest island controlled by another side, or than 0 if there is no such island. Islands of the own side and uncontrolled islands are ignored.',
    ru: 'Отрыв — разность между гравитацией притягивающего острова и наибольшей гравитацией на острове другой стороны (0, если таких нет). Острова своей стороны и неконтролируемые не учитываются.',
    de: 'Der Vorsprung ist die Gravitation der anziehenden Insel minus die höchste Gravitation einer von einer anderen Partei kontrollierten Insel (0, wenn es keine gibt). Eigene und unkontrollierte Inseln zählen nicht.',
  },
  'GRV-ISLANDS-7': {
    en: 'A lead of 3 or more means that two islands are attracted, otherwise one. Without Domination House reconstruction 2 makes them three among three sides and four among four. This is determined before anything moves.',
    ru: 'При отрыве 3 и больше остров притягивает два острова, иначе один. Без Доминирования в Авторской реконструкции 2 при трёх сторонах притягиваются три острова, при четырёх — четыре. Это определяется до первого перемещения.',
    de: 'Ab einem Vorsprung von 3 werden zwei Inseln angezogen, sonst eine. Ohne Dominanz sind es nach Hausrekonstruktion 2 bei drei Parteien drei und bei vier vier. Das steht fest, bevor sich etwas bewegt.',
  },
  'GRV-ISLANDS-8': {
    en: "The attractor's side selects an island that does not yet neighbour the attractor and has less gravity. Anyone may control it, including that side itself, or no one.",
    ru: 'Сторона притягивающего острова выбирает остров, который с ним не соседствует и на котором меньше гравитации. Он может быть чужим, ничьим и даже своим.',
    de: 'Die Partei der anziehenden Insel wählt eine Insel, die dieser nicht benachbart ist und weniger Gravitation hat. Sie kann jedem gehören, auch der eigenen Partei, oder niemandem.',
  },
  'GRV-ISLANDS-9': {
    en: 'It puts that island on any free cell next to the attractor.',
    ru: 'Она перемещает выбранный остров на любую свободную клетку рядом с притягивающим.',
    de: 'Sie versetzt diese Insel auf ein beliebiges freies Feld neben der anziehenden Insel.',
  },
  'GRV-ISLANDS-10': {
    en: 'While there is a permitted target you must attract it; when there is none, attraction stops.',
    ru: 'Пока есть подходящая цель, притягивать обязательно; если цели нет, притяжение заканчивается.',
    de: 'Solange es ein zulässiges Ziel gibt, muss angezogen werden; gibt es keines, endet das Anziehen.',
  },
  'GRV-ISLANDS-11': {
    en: 'How far away an island is and what lies in between makes no difference.',
    ru: 'Расстояние и острова на пути значения не имеют.',
    de: 'Entfernung und dazwischenliegende Inseln spielen keine Rolle.',
  },
  'GRV-ISLANDS-12': {
    en: 'Each time an island has moved, check whether one is surrounded.',
    ru: 'После каждого перемещения проверяют, не окружён ли какой-нибудь остров.',
    de: 'Nach jeder Bewegung wird geprüft, ob eine Insel umschlossen ist.',
  },
  'GRV-ISLANDS-13': {
    en: 'An island is surrounded when there is a neighbour on each of its six sides. As there are seven islands, this can hold for only one.',
    ru: 'Остров окружён, когда соседи есть со всех шести сторон. Островов семь, поэтому окружён может быть только один.',
    de: 'Eine Insel ist umschlossen, wenn an allen sechs Seiten Nachbarn liegen. Bei sieben Inseln kann das höchstens eine sein.',
  },
  'GRV-ISLANDS-14': {
    en: 'If somebody controls the surrounded island, that side wins immediately, no matter who moved the islands.',
    ru: 'Если окружённый остров кто-то контролирует, его сторона сразу побеждает, кто бы ни перемещал острова.',
    de: 'Wird die umschlossene Insel kontrolliert, gewinnt ihre Partei sofort, gleich wer die Inseln bewegt hat.',
  },
  'GRV-ISLANDS-15': {
    en: 'The check is also made when the phase ends without any island having moved.',
    ru: 'Проверку проводят и в конце фазы, в которой ничего не перемещалось.',
    de: 'Geprüft wird auch am Ende einer Phase, in der sich nichts bewegt hat.',
  },
  'GRV-ISLANDS-16': {
    en: 'If nobody controls the surrounded island, nobody wins for now. It stays surrounded and is looked at again in the next islands phase.',
    ru: 'Окружённый остров, который никто не контролирует, победы не приносит; он остаётся и учитывается в следующей фазе островов.',
    de: 'Eine umschlossene Insel, die niemand kontrolliert, bringt niemandem den Sieg; sie bleibt liegen und zählt in der nächsten Inselphase.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
