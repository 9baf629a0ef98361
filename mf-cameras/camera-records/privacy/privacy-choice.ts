import { millisecondsInHour, millisecondsInMinute, minutesInDay } from 'date-fns/constants';
import type { PrivacyRequest } from './privacy-calls';

/** What the dialog offers. */
export const privacyChoices = ['15min', '30min', '1h', '4h', 'own', 'until-ended'] as const;
export type PrivacyChoice = (typeof privacyChoices)[number];

const fixed: Readonly<Partial<Record<PrivacyChoice, number>>> = {
  '15min': 15 * millisecondsInMinute,
  '30min': 30 * millisecondsInMinute,
  '1h': millisecondsInHour,
  '4h': 4 * millisecondsInHour,
};

/** A week: longer is meant to stay until somebody ends it. */
export const mostMinutes = 7 * minutesInDay;

/**
 * @param ownMinutes the text of the field for a length of one's own
 * @returns null while that text is no whole number from 1 to `mostMinutes`
 */
export function privacyRequest(choice: PrivacyChoice, ownMinutes: string): PrivacyRequest | null {
  if (choice === 'until-ended') return { kind: 'until-ended' };
  const durationMs = fixed[choice] ?? readMinutes(ownMinutes) * millisecondsInMinute;
  return Number.isNaN(durationMs) ? null : { kind: 'for', durationMs };
}

function readMinutes(text: string): number {
  const minutes = /^\d{1,5}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;
  return minutes >= 1 && minutes <= mostMinutes ? minutes : Number.NaN;
}
