import type { Localized } from '@orrery/kernel';

export const baseCards = {
  'GRV-CARD-1A': {
    en: 'Recruit: transfer 1 or 2 hunters from your reserve to free berths on your airship.',
    ru: 'Вербовка: переместите 1 или 2 охотников из резерва на свой дирижабль, если есть места на борту.',
    de: 'Anwerben: Bringe 1 oder 2 Jäger aus deiner Reserve auf freie Kojen deines Luftschiffs.',
  },
  'GRV-CARD-1B': {
    en: 'Hire: transfer 1 or 2 mercenaries from the supply to free berths on your airship.',
    ru: 'Наём: переместите 1 или 2 наёмников из запаса на свой дирижабль, если есть места на борту.',
    de: 'Anheuern: Bringe 1 oder 2 Söldner aus dem Vorrat auf freie Kojen deines Luftschiffs.',
  },
  'GRV-CARD-2A': {
    en: 'Landing: capture an island with pieces from your airship.',
    ru: 'Десант: захватите один остров с дирижабля.',
    de: 'Landung: Erobere eine Insel von deinem Luftschiff aus.',
  },
  'GRV-CARD-2B': {
    en: 'Assault: capture an island with pieces from islands you control next to it.',
    ru: 'Атака: захватите один остров со своих островов, соседних с ним.',
    de: 'Sturmangriff: Erobere eine Insel von eigenen, ihr benachbarten Inseln aus.',
  },
  'GRV-CARD-3A': {
    en: 'Gravity extraction: every island you control extracts gravity.',
    ru: 'Добыча гравитации: добывайте гравитацию на всех островах, которые контролируете.',
    de: 'Gravitationsförderung: Fördere Gravitation auf allen Inseln, die du kontrollierst.',
  },
  'GRV-CARD-3B': {
    en: 'Pumping: shift 1 to 3 units, permanent and temporary as you like, from an island you control to a neighbouring island you also control.',
    ru: 'Перекачка: переместите от 1 до 3 единиц, постоянных и временных в любом сочетании, с контролируемого острова на соседний контролируемый.',
    de: 'Umpumpen: Verschiebe 1 bis 3 Einheiten, dauerhafte und flüchtige beliebig gemischt, von einer kontrollierten Insel auf eine benachbarte kontrollierte Insel.',
  },
  'GRV-CARD-4A': {
    en: 'Redeployment: move 1 to 4 pieces one by one, no piece more than once. They go from airship to island, island to airship or island to island; the islands must be yours but need not be neighbours.',
    ru: 'Переброска: переместите от 1 до 4 фишек, по одной, каждую не более раза, — между дирижаблем и контролируемыми островами или между контролируемыми островами. Соседство не требуется.',
    de: 'Verlegung: Bewege 1 bis 4 Figuren nacheinander, jede höchstens einmal, zwischen deinem Luftschiff und kontrollierten Inseln oder zwischen kontrollierten Inseln. Benachbart müssen sie nicht sein.',
  },
  'GRV-CARD-4A-1': {
    en: 'Whether places are yours is checked anew for every piece moved: an island from which your last hunter has just gone is no longer available.',
    ru: 'Контроль проверяется при каждом перемещении: остров, с которого только что ушёл ваш последний охотник, уже не ваш.',
    de: 'Ob ein Ort dir gehört, wird bei jeder einzelnen Bewegung geprüft: Eine Insel, die dein letzter Jäger eben verlassen hat, gehört dir nicht mehr.',
  },
  'GRV-CARD-4A-2': {
    en: 'You may move your own hunters as well as mercenaries aboard your airship or on islands you control. At no moment may the airship be overfilled.',
    ru: 'Перемещать можно своих охотников, а также наёмников на своём дирижабле и на контролируемых островах. Пределы дирижабля действуют при каждом перемещении.',
    de: 'Bewegen darfst du eigene Jäger sowie Söldner auf deinem Luftschiff und auf kontrollierten Inseln. Die Grenzen des Luftschiffs gelten bei jeder Bewegung.',
  },
  'GRV-CARD-4B': {
    en: 'Turning: turn an island that is yours or next to one of yours by 1 to 5 steps. In House reconstruction 2 it gains 2 temporary units if it is yours.',
    ru: 'Разворот: поверните на 1–5 шагов остров, который вы контролируете или который соседствует с контролируемым вами. В Авторской реконструкции 2 ваш остров получает при этом 2 временные единицы.',
    de: 'Drehung: Drehe eine Insel, die du kontrollierst oder die einer solchen benachbart ist, um 1 bis 5 Schritte. Nach Hausrekonstruktion 2 gewinnt sie dabei 2 flüchtige Einheiten, wenn sie dir gehört.',
  },
  'GRV-CARD-5A': {
    en: 'Surge: add 2 temporary units to an island you control.',
    ru: 'Выброс: положите 2 временные единицы на остров, который контролируете.',
    de: 'Schub: Lege 2 flüchtige Einheiten auf eine Insel, die du kontrollierst.',
  },
  'GRV-CARD-5B': {
    en: 'Stabilisation: on an island you control, replace 1 or 2 temporary units with permanent ones.',
    ru: 'Стабилизация: на одном контролируемом острове замените 1 или 2 временные единицы постоянными.',
    de: 'Stabilisierung: Ersetze auf einer kontrollierten Insel 1 oder 2 flüchtige Einheiten durch dauerhafte.',
  },
  'GRV-CARD-6A': {
    en: 'Bombardment: take 1 piece off any island that has pieces and is not controlled by your side.',
    ru: 'Обстрел: уберите 1 фишку с любого острова, на котором есть фишки и который не контролирует ваша сторона.',
    de: 'Beschuss: Entferne 1 Figur von einer beliebigen Insel, auf der Figuren stehen und die deine Partei nicht kontrolliert.',
  },
  'GRV-CARD-6A-1': {
    en: 'Mercenaries are hit before hunters. If the hunters there belong to both partners of a rival team, you decide whose hunter is removed.',
    ru: 'Сначала убирают наёмника, и лишь если их нет — охотника. Если там охотники обоих напарников чужой команды, вы выбираете чьего.',
    de: 'Söldner werden vor Jägern getroffen. Stehen dort Jäger beider Partner eines gegnerischen Teams, wählst du, wessen Jäger entfernt wird.',
  },
  'GRV-CARD-6B': {
    en: 'Leak: choose an island that is not controlled by your side and borders on one you control. Take away 2 temporary units (or the single one there) or 1 permanent unit.',
    ru: 'Утечка: выберите остров, который ваша сторона не контролирует и который соседствует с контролируемым вами. Уберите с него 2 временные единицы (или единственную) либо 1 постоянную.',
    de: 'Leck: Wähle eine Insel, die deine Partei nicht kontrolliert und die einer von dir kontrollierten benachbart ist. Entferne dort 2 flüchtige Einheiten (oder die einzige) oder 1 dauerhafte.',
  },
  'GRV-CARD-LOST': {
    en: 'Hunters that are removed go back to the reserve of their owner, mercenaries to the supply.',
    ru: 'Убранные охотники возвращаются в резерв владельца, убранные наёмники — в запас.',
    de: 'Entfernte Jäger kehren in die Reserve ihres Besitzers zurück, entfernte Söldner in den Vorrat.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
