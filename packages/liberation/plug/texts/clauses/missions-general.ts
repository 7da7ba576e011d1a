import type { Localized } from '@orrery/kernel';

export const missionsGeneral = {
  'LIB-MISSION-GENERAL-1': {
    en: 'Each side performs its own Missions only: the Dynasty those of the Dynasty, the Liberation those of the Liberation.',
    ru: 'Каждая сторона выполняет только свои миссии: Династия — миссии Династии, Сопротивление — миссии Сопротивления.',
    de: 'Jede Seite führt nur ihre eigenen Aufgaben aus: die Dynastie Befehle und Kommandos, die Liberation Einsätze.',
  },
  'LIB-MISSION-GENERAL-2': {
    en: 'Which Mission a card gives depends on its category.',
    ru: 'Какую миссию даёт карта, определяет её категория.',
    de: 'Welche Aufgabe eine Karte bietet, bestimmt ihre Stadtkategorie.',
  },
  'LIB-MISSION-GENERAL-3': {
    en: 'Adjacency plays no part in a Mission unless its text says so.',
    ru: 'Соединения для миссии не важны, если в ней не сказано иное.',
    de: 'Angrenzen ist für eine Aufgabe ohne Bedeutung, sofern sie es nicht ausdrücklich verlangt.',
  },
  'LIB-MISSION-GENERAL-4': {
    en: 'If only part of an effect is possible, carry out that part.',
    ru: 'Если эффект возможен лишь частично, выполняется то, что возможно.',
    de: 'Ist ein Effekt nur teilweise möglich, wird er so weit wie möglich ausgeführt.',
  },
  'LIB-MISSION-GENERAL-5': {
    en: 'A Mission ends an Act only if it makes somebody draw a card.',
    ru: 'Миссия приводит к смене круга, только если заставляет игрока взять карту.',
    de: 'Eine Aufgabe beendet ein Zeitalter nur, wenn sie jemanden eine Karte ziehen lässt.',
  },
  'LIB-MISSION-GENERAL-6': {
    en: 'You may perform a Mission you can pay for even if it will achieve nothing; you are warned beforehand.',
    ru: 'Миссию, которую можно оплатить, разрешено выполнять и тогда, когда она ничего не даст; игра об этом предупредит.',
    de: 'Eine bezahlbare Aufgabe darf man auch dann ausführen, wenn sie nichts bewirkt; zuvor erscheint eine Warnung.',
  },
  'LIB-MISSION-GENERAL-7': {
    en: 'When the Mission is over, so is the Step 2 action.',
    ru: 'С завершением миссии завершается и действие шага 2.',
    de: 'Mit dem Ende der Aufgabe ist auch die Aktion von Schritt 2 beendet.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
