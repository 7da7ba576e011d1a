import type { en } from './en.ts';

export const ru = {
  'look.short': 'Заглянуть',
  score:
    '{seat}: свет {score}, {looks, plural, one {остался # взгляд} few {осталось # взгляда} many {осталось # взглядов} other {осталось # взгляда}}',
} satisfies Record<keyof typeof en, string>;
