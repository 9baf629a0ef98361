import type { Translate } from '@barnwatch/shared/i18n';
import { incidentTypes } from '../record/incident';

/** Names of the wire that have words in our dictionaries, by the dictionary's section. */
export const knownWords = {
  type: incidentTypes,
  interventionType: ['climate', 'moisture', 'technical', 'stress', 'health', 'other'],
  issue: ['allGood', 'wayTooCold', 'tooCold', 'tooWarm', 'wayTooWarm', 'draft'],
  classification: ['behaviour', 'cleaning', 'feeding', 'light', 'litter', 'medication', 'visit'],
  fault: [
    'cameraSilent',
    'recordingStopped',
    'diskFilling',
    'storeAway',
    'clockJumped',
    'detectorSilent',
    'lensDirty',
    'cameraMoved',
    'pictureFrozen',
  ],
  specification: [
    'activity',
    'adviser',
    'crowding',
    'distribution',
    'feedChange',
    'fewVisits',
    'lightAtNight',
    'lying',
    'phaseChange',
    'spread',
    'vaccination',
    'veterinarian',
    'washing',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type WordSection = keyof typeof knownWords;

/** A name of the wire in words: ours where we have some, else as the instance gives it. */
export function wordFor(section: WordSection, name: string, t: Translate): string {
  return isKnownName(section, name) ? t(`${section}.${name}`) : readableName(name);
}

/** Whether we have words of our own for a name. */
export function isKnownName(section: WordSection, name: string): boolean {
  const known: readonly string[] = knownWords[section];
  return known.includes(name);
}

/** Makes a programmer's name readable (`fewVisits`, `few-visits` → `Few visits`); leaves words as they are. */
export function readableName(name: string): string {
  if (!/^[a-z][A-Za-z0-9]*([-_][A-Za-z0-9]+)*$/.test(name)) return name;
  const words = name.replace(/[-_]/g, ' ').replace(/([a-z0-9])([A-Z])/g, (_, end: string, start: string) => {
    return `${end} ${start.toLowerCase()}`;
  });
  return words.charAt(0).toUpperCase() + words.slice(1);
}
