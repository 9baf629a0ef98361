import { addDays } from 'date-fns/addDays';
import { addYears } from 'date-fns/addYears';

/** How long a new key is to do. */
export const expiryChoices = ['ninety-days', 'one-year', 'two-years', 'date', 'never'] as const;

export type ExpiryChoice = (typeof expiryChoices)[number];

/** Ms since 1970 UTC; null for never, and while no date has been given. */
export function expiryOf(choice: ExpiryChoice, dateMs: number | null, nowMs: number): number | null {
  switch (choice) {
    case 'ninety-days':
      return addDays(nowMs, 90).getTime();
    case 'one-year':
      return addYears(nowMs, 1).getTime();
    case 'two-years':
      return addYears(nowMs, 2).getTime();
    case 'date':
      return dateMs;
    case 'never':
      return null;
  }
}
