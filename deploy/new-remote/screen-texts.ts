import type { RemoteNames } from './remote-names';

const words = {
  en: {
    loading: 'Reading the cameras …',
    failed: 'The cameras could not be read',
    notRefreshed: 'The cameras could not be read anew',
    old: 'Last known state:',
    none: 'This barn has no cameras yet.',
    cameras_one: '{{count}} camera',
    cameras_other: '{{count}} cameras',
    unreadable_one: '{{count}} camera could not be read and is missing below.',
    unreadable_other: '{{count}} cameras could not be read and are missing below.',
  },
  de: {
    loading: 'Kameras werden geladen …',
    failed: 'Die Kameras konnten nicht geladen werden',
    notRefreshed: 'Die Kameras konnten nicht neu geladen werden',
    old: 'Letzter bekannter Stand:',
    none: 'Dieser Stall hat noch keine Kameras.',
    cameras_one: '{{count}} Kamera',
    cameras_other: '{{count}} Kameras',
    unreadable_one: '{{count}} Kamera war nicht lesbar und fehlt unten.',
    unreadable_other: '{{count}} Kameras waren nicht lesbar und fehlen unten.',
  },
} as const;

/** The texts of a new remote in one language. */
export function screenTexts({ textKey, titles }: RemoteNames, language: 'de' | 'en'): string {
  return `${JSON.stringify({ [textKey]: { title: titles[language], ...words[language] } }, null, 2)}\n`;
}
