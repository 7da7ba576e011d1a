import type { Localized } from '@orrery/kernel';

export const domination = {
  'GRV-DOM-1': {
    en: 'Domination is an additional way of winning; surrounding an island still wins as well.',
    ru: '«Доминирование» добавляет второй путь к победе; окружение по-прежнему приносит победу.',
    de: 'Dominanz bietet einen zweiten Weg zum Sieg; Umschließen gewinnt weiterhin.',
  },
  'GRV-DOM-2': {
    en: 'When the islands phase ends, the side whose island attracted gets one domination point per island brought to it in that phase.',
    ru: 'В конце фазы островов сторона, чей остров притягивал, получает по одному очку доминирования за каждый притянутый к нему в эту фазу остров.',
    de: 'Am Ende der Inselphase erhält die Partei der anziehenden Insel je einen Dominanzpunkt für jede in dieser Phase zu ihr bewegte Insel.',
  },
  'GRV-DOM-3': {
    en: 'Its marker moves up that many spaces but not past the last one.',
    ru: 'Её фишка продвигается на столько же делений, но не дальше последнего.',
    de: 'Ihr Marker rückt um so viele Felder vor, aber nie über das letzte hinaus.',
  },
  'GRV-DOM-4': {
    en: 'A side whose marker arrives on the last space wins immediately.',
    ru: 'Сторона, фишка которой достигла последнего деления, сразу побеждает.',
    de: 'Erreicht ein Marker das letzte Feld, gewinnt seine Partei sofort.',
  },
  'GRV-DOM-5': {
    en: 'If an island is surrounded in the same phase, that win comes first and no points are counted.',
    ru: 'Если в той же фазе остров окружён, победа через окружение наступает раньше подсчёта очков.',
    de: 'Wird in derselben Phase eine Insel umschlossen, geht dieser Sieg der Punktwertung vor.',
  },
  'GRV-DOM-6': {
    en: 'Domination points, once gained, are not lost.',
    ru: 'Очки доминирования не теряются.',
    de: 'Dominanzpunkte gehen nie verloren.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
