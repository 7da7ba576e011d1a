import type { Localized } from '@orrery/kernel';

export const geometry = {
  'GRV-GEO-1': {
    en: 'The table is a hexagonal grid without borders; a cell is given by its coordinates (q, r).',
    ru: 'Поле — бесконечная шестиугольная сетка; клетка задаётся координатами (q, r).',
    de: 'Der Tisch ist ein unbegrenztes Sechseckraster; ein Feld wird durch seine Koordinaten (q, r) bezeichnet.',
  },
  'GRV-GEO-2': {
    en: 'Each island takes up one cell, and no cell holds more than one island.',
    ru: 'Каждый остров занимает одну клетку, и в одной клетке не может быть двух островов.',
    de: 'Jede Insel belegt genau ein Feld, und kein Feld trägt zwei Inseln.',
  },
  'GRV-GEO-3': {
    en: 'The six directions 0 to 5 lead by (+1,0), (0,+1), (−1,+1), (−1,0), (0,−1) and (+1,−1). Opposite directions are three steps apart.',
    ru: 'Шесть направлений от 0 до 5 ведут на (+1,0), (0,+1), (−1,+1), (−1,0), (0,−1) и (+1,−1). Противоположные отстоят на три шага.',
    de: 'Die sechs Richtungen 0 bis 5 führen um (+1,0), (0,+1), (−1,+1), (−1,0), (0,−1) und (+1,−1) weiter. Gegenüberliegende Richtungen liegen drei Schritte auseinander.',
  },
  'GRV-GEO-4': {
    en: 'Islands whose cells have a side in common are neighbours. Islands need not form one group; gaps between them are fine.',
    ru: 'Острова, клетки которых имеют общую сторону, — соседние. Острова не обязаны быть связаны, между ними могут быть промежутки.',
    de: 'Inseln, deren Felder eine Seite gemeinsam haben, sind benachbart. Die Inseln müssen nicht zusammenhängen; Lücken sind erlaubt.',
  },
  'GRV-GEO-5': {
    en: 'An island can lie in six rotations. Towards direction d it shows its own side number d minus the rotation, counted around the six sides.',
    ru: 'Остров может лежать в шести поворотах. В направлении d обращена его сторона с номером d минус поворот — считая по кругу из шести сторон.',
    de: 'Eine Insel kann in sechs Drehungen liegen. In Richtung d zeigt ihre eigene Seite Nummer d minus Drehung, im Kreis der sechs Seiten gezählt.',
  },
  'GRV-GEO-6': {
    en: 'Gravity sources, blue or red, are printed on the sides of an island and turn together with it.',
    ru: 'Синие и красные источники гравитации нарисованы на сторонах острова и поворачиваются вместе с ним.',
    de: 'Blaue und rote Gravitationsquellen sind an den Inselseiten aufgedruckt und drehen sich mit der Insel.',
  },
  'GRV-GEO-7': {
    en: "An ordinary island's pipeline consists of three trunks, each serving two neighbouring sides: 0 and 1, 2 and 3, 4 and 5. The trunks turn with the island.",
    ru: 'Трубопровод обычного острова состоит из трёх магистралей; каждая обслуживает две соседние стороны: 0 и 1, 2 и 3, 4 и 5. Магистрали поворачиваются вместе с островом.',
    de: 'Die Rohrleitung einer gewöhnlichen Insel hat drei Stränge, die je zwei nebeneinanderliegende Seiten versorgen: 0 und 1, 2 und 3, 4 und 5. Die Stränge drehen sich mit der Insel.',
  },
  'GRV-GEO-8': {
    en: 'Rundor has no pipeline. Its sides feed the island directly and cannot be cut off.',
    ru: 'У Рундора нет трубопровода: его стороны питают остров напрямую, и перекрыть их нельзя.',
    de: 'Rundor hat keine Rohrleitung: Seine Seiten versorgen die Insel unmittelbar und lassen sich nicht unterbrechen.',
  },
  'GRV-GEO-9': {
    en: 'Where two neighbours touch, the side of one island faces the side of the other that points back in the opposite direction.',
    ru: 'Там, где соседи соприкасаются, сторона одного острова обращена к той стороне другого, что смотрит в противоположном направлении.',
    de: 'Wo sich zwei Nachbarn berühren, liegt der Seite der einen Insel diejenige Seite der anderen gegenüber, die in die Gegenrichtung zeigt.',
  },
  'GRV-GEO-10': {
    en: 'Turning an island changes nothing but its rotation. It keeps its cell, pieces, gravity and tokens, and each sabotage token remains on its trunk.',
    ru: 'Разворот меняет только поворот острова. Клетка, фишки, гравитация и жетоны остаются, жетоны диверсии — на своих магистралях.',
    de: 'Beim Drehen ändert sich nur die Drehung der Insel. Feld, Figuren, Gravitation und Marker bleiben, Sabotagemarker auf ihrem Strang.',
  },
  'GRV-GEO-11': {
    en: 'Moving an island changes nothing but its cell. Rotation, pieces, gravity and tokens go with it.',
    ru: 'Перемещение меняет только клетку острова. Поворот, фишки, гравитация и жетоны остаются при нём.',
    de: 'Beim Bewegen ändert sich nur das Feld der Insel. Drehung, Figuren, Gravitation und Marker ziehen unverändert mit.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
