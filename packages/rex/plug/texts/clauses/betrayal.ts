import type { Localized } from '@orrery/kernel';

export const betrayal = {
  'REX-BETRAY-1': {
    en: 'This variant is normally off; it is played only when everybody agrees to it beforehand. It suits players who know the game: alliances become much shakier.',
    ru: 'Обычно вариант выключен; с ним играют, только если все согласились до начала. Он рассчитан на опытных игроков: Альянсы становятся куда ненадёжнее.',
    de: 'Normalerweise ist die Variante aus; sie wird nur gespielt, wenn vorher alle zustimmen. Sie ist für Erfahrene gedacht: Bündnisse werden viel brüchiger.',
  },
  'REX-BETRAY-2': {
    en: 'Everyone holds one random betrayal card, hidden from others; you may look at your own at any time.',
    ru: 'У каждого одна случайная Карта Предательства, тайная для других; свою можно смотреть в любой момент.',
    de: 'Jeder hat eine zufällige Verratskarte, geheim vor den anderen; die eigene darf man jederzeit ansehen.',
  },
  'REX-BETRAY-3': {
    en: 'After a victory of an alliance (strongholds or a shared special victory) every member makes a choice: share it, or play the betrayal card, provided its condition holds right then.',
    ru: 'Когда побеждает Альянс (по Крепостям или общей специальной победой), каждый участник делит победу или, если условие его карты сейчас выполнено, может её сыграть.',
    de: 'Gewinnt ein Bündnis (durch Festungen oder einen geteilten besonderen Sieg), teilt jedes Mitglied den Sieg oder darf, wenn die Bedingung seiner Karte in diesem Moment erfüllt ist, diese ausspielen.',
  },
  'REX-BETRAY-4': {
    en: 'If every member shares, they all win.',
    ru: 'Если все делят победу, побеждают все.',
    de: 'Teilen alle Mitglieder, gewinnen alle.',
  },
  'REX-BETRAY-5': {
    en: 'If betrayal cards are played, the one with the highest difficulty wins alone; all others lose.',
    ru: 'Если карты сыграны, побеждает только игрок с наибольшей сложностью; остальные проигрывают.',
    de: 'Werden Verratskarten gespielt, gewinnt allein der Spieler mit der höchsten Schwierigkeit; alle anderen verlieren.',
  },
  'REX-BETRAY-6': {
    en: 'Once a card has been played, any other member, even one who had agreed to share, may still answer with a card of higher difficulty.',
    ru: 'После сыгранной карты любой другой участник, даже уже согласившийся поделиться, может сыграть карту большей сложности.',
    de: 'Nach einer gespielten Karte darf jedes andere Mitglied, auch wenn es schon teilen wollte, noch eine Karte höherer Schwierigkeit spielen.',
  },
  'REX-BETRAY-7': {
    en: 'Members are asked in turn order. Each time a card is played, those who have not played are asked again, until all of them decline one after another.',
    ru: 'Участников спрашивают в порядке ходов; после каждой сыгранной карты снова спрашивают тех, кто не играл, пока все подряд не откажутся.',
    de: 'Die Mitglieder werden in Zugreihenfolge gefragt; nach jeder gespielten Karte werden die übrigen erneut gefragt, bis alle nacheinander ablehnen.',
  },
  'REX-BETRAY-8': {
    en: 'If Xxcha wins through its prediction, betrayal cards are not used. It is enough that the predicted race is in the winning alliance, no matter which betrayals could have come.',
    ru: 'Если Кззча побеждает по прогнозу, Карты Предательства не применяют; достаточно, что предсказанная раса входит в победивший Альянс, какие бы предательства ни могли последовать.',
    de: 'Gewinnt Xxcha durch Vorhersage, werden keine Verratskarten benutzt; es genügt, dass das vorhergesagte Volk zum siegreichen Bündnis gehört, gleich welcher Verrat gefolgt wäre.',
  },
  'REX-BETRAY-9': {
    en: 'Victories of a single player, and the victory by most strongholds, are never open to betrayal.',
    ru: 'К победам в одиночку и к победе по наибольшему числу Крепостей предательство не применяется.',
    de: 'Einzelsiege und der Sieg durch die meisten Festungen unterliegen nie dem Verrat.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
