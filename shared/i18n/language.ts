/** Languages that the suite speaks, in the order in which they are offered. */
export const languages = ['en', 'de'] as const;

export type Language = (typeof languages)[number];

/** Product 9.6: the language until one was chosen. */
export const defaultLanguage: Language = 'en';

/** Each language's name in itself, so that everybody finds their own. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
