export const languages = ['en', 'ru', 'de'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (text: unknown): text is Language => languages.some((language) => language === text);

/** The first language a person asks for that we speak: `['de-AT', 'en']`, or `['ru_RU.UTF-8']` as an environment says it. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const code = wish.slice(0, 2).toLowerCase();
    if (isLanguage(code) && !/^[a-z]{3}/i.test(wish)) return code;
  }
  return 'en';
}
