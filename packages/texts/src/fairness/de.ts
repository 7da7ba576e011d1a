import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'check.record.yes':
    'Die Aufzeichnung stimmt: Jede Wahl war erlaubt, das Mischen folgt aus dem geöffneten Geheimnis, das Ende ist dasselbe.',
  'check.record.no': 'Die Aufzeichnung des Spiels stimmt nicht.',
  'check.record.unchecked': 'Nicht geprüft: Es gibt keine Aufzeichnung des Spiels.',
  'check.bots.yes': 'Die Zahlen der Computergegner folgen aus dem Geheimnis.',
  'check.bots.no': 'Die Zahl eines Computergegners folgt nicht aus dem Geheimnis: Jemand hat sie ausgesucht und mit ihr die Karten.',
  'check.bots.unchecked': 'Nicht geprüft: In diesem Spiel konnten Computergegner jederzeit jede Zahl bekommen.',
  'check.seal.yes': 'Es ist das Siegel, das dieses Gerät vor dem Geben gesehen hat.',
  'check.seal.no': 'Es ist nicht das Siegel, das dieses Gerät vor dem Geben gesehen hat.',
  'check.seal.unchecked': 'Nicht geprüft: Dieses Gerät hat vor dem Geben kein Siegel gesehen.',
  'check.terms.yes': 'Regeln, Optionen, Datenpaket und Plätze sind die mit dem Siegel gezeigten.',
  'check.terms.no':
    'Der Tisch ist nicht der mit dem Siegel gezeigte: {part, select, match {ein anderes Spiel am Server} game {ein anderes Spiel} rules {eine andere Version der Regeln} options {andere Optionen} pack {ein anderes Datenpaket} plan {Computergegner auf anderen Plätzen} other {früher abgebrochenes Geben wurde verschwiegen}}.',
  'check.terms.unchecked': 'Nicht geprüft: Dieses Gerät hat nicht behalten, wie der Tisch vor dem Geben aussah.',
  'check.own.yes': 'Die Zahl dieses Geräts ist am richtigen Platz ins Mischen eingegangen.',
  'check.own.no': 'Die Zahl dieses Geräts steht nicht an ihrem Platz: Die Karten wurden ohne sie gegeben.',
  'check.own.unchecked': 'Nicht geprüft: Dieses Gerät hat für das Geben keine Zahl beigetragen.',
  'check.others.yes': 'Die Zahlen aller sind die, die versprochen waren, bevor dieses Gerät seine öffnete.',
  'check.others.no':
    'Eine Zahl ist nicht die, die versprochen war, bevor dieses Gerät seine öffnete: Sie konnte passend zu den Karten ausgesucht werden.',
  'check.others.unchecked': 'Nicht geprüft: Dieses Gerät hat nicht gesehen, was die anderen versprachen.',
  'check.once.yes': 'Kein Geben wurde abgebrochen, nachdem Zahlen geöffnet waren.',
  'check.once.no':
    'Nachdem Zahlen geöffnet waren, wurde {count, plural, one {ein Geben} other {# Mal das Geben}} abgebrochen: Der Server hätte gemeinsam mit jemandem am Tisch auf bessere Karten warten können.',
  'check.once.unchecked': 'Nicht geprüft: ob ein früheres Geben abgebrochen wurde.',
  'check.past.yes': 'Alles geschah genau so, wie dieses Gerät es erfuhr.',
  'check.past.no': 'Das Spiel verlief anders, als dieses Gerät es erfuhr: Meldung {entry, number} lautet anders.',
  'check.past.unchecked': 'Nicht geprüft: Dieses Gerät hat das Spiel nicht von Anfang bis Ende verfolgt.',
  'check.shown.yes': 'Der Tisch wurde gezeigt, wie er war, mit jeder Wahl, die es gab.',
  'check.shown.no': 'Gezeigt wurde ein anderer Tisch oder eine andere Auswahl, als es gab: nach Meldung {entry, number}.',
  'check.shown.unchecked': 'Nicht geprüft: ob der Tisch gezeigt wurde, wie er war.',
  'check.kept.yes': 'Nichts Gezeigtes wurde nachträglich ersetzt.',
  'check.kept.no': 'Mitgeteiltes wurde {count, plural, one {einmal} other {# Mal}} ersetzt, obwohl kein Zug zurückgenommen war.',
  'check.kept.unchecked':
    'Nicht geprüft: {count, plural, =0 {ob Gezeigtes nachträglich ersetzt wurde} one {Einmal wurde ein Zug zurückgenommen oder der Platz als fremder gezeigt, ohne dass es jemand auf diesem Gerät wollte} other {# Mal wurde ein Zug zurückgenommen oder der Platz als fremder gezeigt, ohne dass es jemand auf diesem Gerät wollte}}.',
  'check.answers.yes': 'Jede Antwort galt so, wie sie auf diesem Gerät gegeben wurde.',
  'check.answers.no': '{count, plural, one {Eine Antwort galt} other {# Antworten galten}} anders, als sie auf diesem Gerät gegeben wurde.',
  'check.answers.unchecked':
    'Nicht geprüft: {count, plural, =0 {ob Antworten so galten, wie sie gegeben wurden} one {Eine Antwort wurde nicht auf diesem Gerät gegeben, sondern nach einer Anweisung im Voraus, vom Tisch nach Ablauf der Zeit, von einem Bot oder auf einem anderen Gerät} other {# Antworten wurden nicht auf diesem Gerät gegeben, sondern nach Anweisungen im Voraus, vom Tisch nach Ablauf der Zeit, von einem Bot oder auf einem anderen Gerät}}.',
  'check.alarm.yes': 'Dieses Gerät hat keinen Alarm gegeben.',
  'check.alarm.no':
    'Dieses Gerät hat Alarm gegeben: {alarm, select, changed {Der Tisch wurde ohne neues Siegel verändert} moved {Der Platz wurde gewechselt, als seine Zahl schon offen lag} promise {Gezeigt wurde ein anderes Versprechen, als es gab} others {Eine Zahl ist nicht die versprochene} seal {Die Karten wurden unter einem anderen Siegel gegeben} own {Die Karten wurden ohne seine Zahl gegeben} unpromised {Der Tisch hatte ein Siegel alter Form, für das niemand eine Zahl verspricht} rewritten {Mitgeteiltes wurde ersetzt} other {Eine andere Antwort galt als die gegebene}}.',
  'check.alarm.unchecked': 'Nicht geprüft: ob dieses Gerät Alarm gegeben hat.',
  'verdict.fair': 'Geprüft: Niemand konnte das Mischen lenken, und das Spiel wurde gezeigt, wie es war',
  'verdict.wrong': 'Etwas ist nicht so, wie es versprochen war',
  'verdict.unsure': 'Nichts Falsches gefunden, aber nicht alles ließ sich prüfen',
  'alarm.changed': 'Der Tisch wurde ohne neues Siegel verändert. Dieses Gerät behält seine Zahl für sich; hier besser nicht weiterspielen.',
  'alarm.moved':
    'Der Platz wurde gewechselt, als die Zahl schon offen lag. Eine andere gibt dieses Gerät nicht; hier besser nicht weiterspielen.',
  'alarm.promise':
    'Der Server zeigt ein anderes Versprechen, als dieses Gerät gab. Es behält seine Zahl für sich; hier besser nicht weiterspielen.',
  'alarm.others': 'Eine Zahl ist nicht die versprochene: Sie konnte passend zu den Karten ausgesucht werden.',
  'alarm.seal': 'Die Karten wurden unter einem anderen Siegel gegeben als dem, das dieses Gerät gesehen hat.',
  'alarm.own': 'Die Karten wurden ohne die Zahl dieses Geräts gegeben.',
  'alarm.unpromised':
    'Dieser Tisch hat ein Siegel alter Form, für das niemand eine Zahl verspricht: Der Server könnte die Karten aussuchen. Hier besser nicht weiterspielen.',
  'alarm.rewritten': 'Was diesem Gerät mitgeteilt war, wurde ersetzt, obwohl kein Zug zurückgenommen war. Hier besser nicht weiterspielen.',
  'alarm.answers': 'Es gilt eine andere Antwort als die auf diesem Gerät gegebene. Hier besser nicht weiterspielen.',
  'before.opening': 'Alle haben eine Zahl versprochen. Noch nicht geöffnet: {names}.',
  'before.give-up': 'Dieses Geben abbrechen',
  'before.voided':
    '{name} hat ein Geben abgebrochen, nachdem Zahlen geöffnet waren. Es gibt ein neues Siegel, und alle tragen eine neue Zahl bei.',
  'before.again':
    'Das letzte Geben wurde abgebrochen, nachdem dieses Gerät seine Zahl geöffnet hatte. Mit einem neuen könnte der Server gemeinsam mit jemandem am Tisch auf bessere Karten warten. Nur neu geben, wenn der Grund bekannt ist.',
  'before.again.yes': 'Neu geben',
  'before.elsewhere':
    'Ein anderes deiner Geräte hat die Zahl für diesen Platz versprochen. Öffne das Spiel einmal dort, damit gegeben werden kann.',
  'before.refused': 'Der Server hat die Zahl dieses Geräts nicht angenommen: {why} Die Zahl bleibt dieselbe.',
  'after.checking': 'Das Spiel wird geprüft …',
  'after.save': 'Aufbewahrtes dieses Geräts sichern',
  'after.by-hand': 'Was versprochen ist und wie man es von Hand prüft, steht in docs/fairness.md.',
};
