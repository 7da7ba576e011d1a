import type { Localized } from '@orrery/kernel';

export const deployment = {
  'REX-DEPLOY-1': {
    en: 'In the deployment step you may make one deployment: at least 1 unit, and as many as you like, from your reserves to a single location.',
    ru: 'В шаге развёртывания можно провести одно развёртывание: любое число Войск (не меньше 1) из Резерва в одну локацию.',
    de: 'Im Stationierungsschritt ist eine Stationierung erlaubt: beliebig viele, mindestens 1 Einheit aus der Reserve an einen Ort.',
  },
  'REX-DEPLOY-2': {
    en: 'In a location without enemy units, empty or your own, each unit costs 1 influence.',
    ru: 'В локации без вражеских Войск (пустой или своей) каждое Войско стоит 1 Влияние.',
    de: 'An einem Ort ohne gegnerische Einheiten (leer oder eigen) kostet jede Einheit 1 Einfluss.',
  },
  'REX-DEPLOY-3': {
    en: 'If any enemy unit is there, each unit costs 2.',
    ru: 'Если там есть хоть одно вражеское Войско, цена — 2 за каждое.',
    de: 'Steht dort mindestens eine gegnerische Einheit, kostet jede 2.',
  },
  'REX-DEPLOY-4': {
    en: 'In the Council each unit always costs 1.',
    ru: 'В Совете цена всегда 1 за Войско.',
    de: 'Im Rat kostet jede Einheit stets 1.',
  },
  'REX-DEPLOY-5': {
    en: 'You may not deploy into a sector under bombardment, not even behind a shield.',
    ru: 'Развёртывать Войска в секторе под бомбардировкой нельзя даже при Щите.',
    de: 'In einen Sektor unter Beschuss darf nicht stationiert werden, auch nicht hinter einem Schild.',
  },
  'REX-DEPLOY-6': {
    en: 'You may not deploy into an ally-occupied location other than the Council.',
    ru: 'Нельзя развёртывать Войска в локации, занятой союзником, кроме Совета.',
    de: 'An einem vom Verbündeten besetzten Ort darf nicht stationiert werden, außer im Rat.',
  },
  'REX-DEPLOY-7': {
    en: 'You may not deploy into the demolished location.',
    ru: 'Нельзя развёртывать Войска в разрушенной локации.',
    de: 'Am zerstörten Ort darf nicht stationiert werden.',
  },
  'REX-DEPLOY-8': {
    en: 'Face-down Xxcha units do not make it dearer.',
    ru: 'Войска Кззча лицом вниз цену не повышают.',
    de: 'Verdeckte Xxcha-Einheiten erhöhen den Preis nicht.',
  },
  'REX-DEPLOY-9': {
    en: 'The price goes to the bank. If Hacan is in the game and somebody else deploys, it goes to Hacan, except for a deployment by Informant.',
    ru: 'Цена идёт в Банк; если в игре есть Хакан и развёртывает не он — Хакану. За развёртывание «Информатором» Хакан не получает ничего.',
    de: 'Der Preis geht an die Bank; ist Hacan im Spiel und stationiert ein anderer, an Hacan, außer bei einer Stationierung durch Informant.',
  },
  'REX-DEPLOY-10': {
    en: 'Pay in full before placing the units; credit is not allowed.',
    ru: 'Цену платят целиком до того, как поставить Войска; в долг нельзя.',
    de: 'Der volle Preis ist zu zahlen, bevor die Einheiten gesetzt werden; Schulden gibt es nicht.',
  },
  'REX-DEPLOY-11': {
    en: 'You cannot take units from the board back to your reserves of your own accord.',
    ru: 'По своему желанию вернуть Войска с поля в Резерв нельзя.',
    de: 'Freiwillig kehren Einheiten nie vom Spielplan in die Reserve zurück.',
  },
  'REX-DEPLOY-12': {
    en: 'Deploying a mechanized unit costs what an ordinary one costs.',
    ru: 'Механизированные Войска стоят столько же, сколько обычные.',
    de: 'Mechanisierte Einheiten kosten dasselbe wie gewöhnliche.',
  },
  'REX-DEPLOY-13': {
    en: "A paid deployment runs like this: payment, including what Hacan gets; placing the units; then Xxcha's free unit.",
    ru: 'Порядок при платном развёртывании: оплата (с доходом Хакана), расстановка Войск, затем бесплатное Войско Кззча.',
    de: 'Ablauf einer bezahlten Stationierung: Bezahlung (mit Hacans Einnahme), Einheiten setzen, dann die kostenlose Einheit von Xxcha.',
  },
  'REX-DEPLOY-14': {
    en: 'After everybody has had their turn, go on to the Battle phase.',
    ru: 'Когда все закончили, начинается Фаза Боя.',
    de: 'Sind alle fertig, folgt die Kampfphase.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
