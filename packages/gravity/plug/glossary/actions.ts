/** What the actions of cards do, by operation; they are called as the pack calls them. */
import type { Terms } from '@orrery/games/glossary';
import type { GravityPack } from '@orrery/gravity';

type Operation = GravityPack['cards'][number]['actions']['A']['op'];

export const deeds: Readonly<Record<Operation, Terms[string]['text']>> = {
  recruit: {
    en: 'Up to {recruit, plural, one {# hunter goes} other {# hunters go}} from your reserve aboard your airship.',
    ru: 'До {recruit, plural, one {# охотника} few {# охотников} many {# охотников} other {# охотника}} из резерва — на борт дирижабля.',
    de: 'Bis zu {recruit} Jäger gehen aus deiner Reserve an Bord deines Luftschiffs.',
  },
  hire: {
    en: 'Up to {hire, plural, one {# mercenary goes} other {# mercenaries go}} from the supply aboard your airship.',
    ru: 'До {hire, plural, one {# наёмника} few {# наёмников} many {# наёмников} other {# наёмника}} из запаса — на борт дирижабля.',
    de: 'Bis zu {hire} Söldner gehen aus dem Vorrat an Bord deines Luftschiffs.',
  },
  captureFromAirship: {
    en: 'From the airship to any island: commit at least {margin} more than stand there, a hunter among them. {divisor, plural, =2 {Half} other {One in #}} of what you committed is lost, rounded {rounding, select, up {up} other {down}}; a hunter must survive.',
    ru: 'С дирижабля на любой остров: выделите хотя бы на {margin} больше, чем там стоит, среди них охотника. Потери — {divisor, plural, =2 {половина} other {каждая #-я}} из выделенных фишек с округлением {rounding, select, up {вверх} other {вниз}}; хоть один охотник должен уцелеть.',
    de: 'Vom Luftschiff auf jede Insel: Setze mindestens {margin} mehr ein, als dort stehen, darunter einen Jäger. {divisor, plural, =2 {Die Hälfte} other {Jede #.}} der eingesetzten Figuren geht verloren, {rounding, select, up {aufgerundet} other {abgerundet}}; ein Jäger muss überleben.',
  },
  captureFromIslands: {
    en: 'From your islands beside the target: the same arithmetic as a landing. Whatever gravity lies there stays there.',
    ru: 'С ваших островов, лежащих рядом с целью; арифметика та же, что у десанта. Гравитация остаётся на острове.',
    de: 'Von deinen Inseln neben dem Ziel; gerechnet wird wie bei der Landung. Die Gravitation bleibt auf der Insel liegen.',
  },
  extract: {
    en: 'All your islands gain gravity: drops and sparks on them and those on neighbours’ sides that face them.',
    ru: 'Все ваши острова получают гравитацию — от своих источников и от обращённых к ним источников соседей.',
    de: 'Alle deine Inseln gewinnen Gravitation: aus ihren Quellen und aus denen der Nachbarn, die ihnen zugewandt sind.',
  },
  pump: {
    en: 'Up to {pump, plural, one {# unit moves} other {# units move}} from an island of yours to a neighbouring one of yours; each stays what it is.',
    ru: 'До {pump, plural, one {# единицы переходит} few {# единиц переходят} many {# единиц переходят} other {# единицы переходят}} с вашего острова на соседний ваш; вид гравитации не меняется.',
    de: 'Bis zu {pump, plural, one {# Einheit wandert} other {# Einheiten wandern}} von einer deiner Inseln auf eine benachbarte eigene; jede bleibt, was sie ist.',
  },
  redeploy: {
    en: 'Up to {redeploy, plural, one {# piece moves} other {# pieces move}} between your islands and your airship, anywhere to anywhere.',
    ru: 'До {redeploy, plural, one {# фишки} few {# фишек} many {# фишек} other {# фишки}} перемещаются между вашими островами и дирижаблем, откуда и куда угодно.',
    de: 'Bis zu {redeploy, plural, one {# Figur wechselt} other {# Figuren wechseln}} zwischen deinen Inseln und deinem Luftschiff, von überall nach überall.',
  },
  turn: {
    en: 'Turn an island of yours or one beside yours. Its own extraction stays the same; what its sides face changes.{turn, plural, =0 {} other { An island of yours gains # temporary.}}',
    ru: 'Разверните свой остров или соседний с вашим. Его собственная добыча не изменится — изменится, к кому обращены его стороны.{turn, plural, =0 {} other { Ваш остров получает временную гравитацию: #.}}',
    de: 'Drehe eine deiner Inseln oder eine daneben. Ihre eigene Förderung bleibt gleich; wem ihre Seiten zugewandt sind, ändert sich.{turn, plural, =0 {} other { Eine eigene gewinnt # flüchtige.}}',
  },
  surge: {
    en: 'An island of yours gains {surge, plural, one {# temporary unit} other {# temporary units}}.',
    ru: 'Ваш остров получает временную гравитацию: {surge}.',
    de: 'Eine deiner Inseln gewinnt {surge, plural, one {# flüchtige Einheit} other {# flüchtige Einheiten}}.',
  },
  stabilise: {
    en: 'Up to {stabilise, plural, one {# temporary unit} other {# temporary units}} on an island of yours become permanent.',
    ru: 'До {stabilise, plural, one {# единицы} few {# единиц} many {# единиц} other {# единицы}} временной гравитации вашего острова становятся постоянными.',
    de: 'Bis zu {stabilise, plural, one {# flüchtige Einheit} other {# flüchtige Einheiten}} auf einer deiner Inseln werden dauerhaft.',
  },
  bombard: {
    en: 'Remove {bombard, plural, one {# piece} other {# pieces}} from any island that is not yours, mercenaries first.',
    ru: 'Снимите с любого чужого или ничьего острова {bombard, plural, one {# фишку} few {# фишки} many {# фишек} other {# фишки}}; сначала наёмников.',
    de: 'Entferne {bombard, plural, one {# Figur} other {# Figuren}} von einer Insel, die nicht dir gehört; Söldner zuerst.',
  },
  leak: {
    en: 'An island beside yours that is not yours loses {leakTemporary} temporary or {leakPermanent} permanent.',
    ru: 'Не ваш остров рядом с вашим теряет {leakTemporary} временной или {leakPermanent} постоянной гравитации.',
    de: 'Eine fremde Insel neben deiner verliert {leakTemporary} flüchtige oder {leakPermanent} dauerhafte.',
  },
  sabotage: {
    en: 'Put a sabotage token on a trunk: the sources behind it are ignored at the next extraction there.',
    ru: 'Положите жетон диверсии на магистраль: источники за ней не считаются при следующей добыче на этом острове.',
    de: 'Lege einen Sabotagemarker auf einen Strang: Die Quellen dahinter zählen bei der nächsten Förderung dort nicht.',
  },
  dig: {
    en: 'Take {dig, plural, one {# source token} other {# source tokens}}; you hold at most {digHold}.',
    ru: 'Возьмите {dig, plural, one {# жетон источника} few {# жетона источников} many {# жетонов источников} other {# жетона источников}}; хранить можно не больше {digHold}.',
    de: 'Nimm {dig, plural, one {# Quellenmarker} other {# Quellenmarker}}; du hältst höchstens {digHold}.',
  },
  conserve: {
    en: 'Take up to {conserve, plural, one {# unit} other {# units}} of gravity from your islands aboard.',
    ru: 'Заберите с островов на борт до {conserve, plural, one {# единицы} few {# единиц} many {# единиц} other {# единицы}} гравитации.',
    de: 'Nimm bis zu {conserve, plural, one {# Einheit} other {# Einheiten}} Gravitation von deinen Inseln an Bord.',
  },
  unload: {
    en: 'Put gravity from your storage onto an island of yours.',
    ru: 'Выгрузите гравитацию из хранилища на свой остров.',
    de: 'Lade Gravitation aus deinem Lagerraum auf eine deiner Inseln.',
  },
};
