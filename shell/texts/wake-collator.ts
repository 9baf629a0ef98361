import { isLanguage, nameComparator } from '@barnwatch/shared/i18n';

/**
 * Makes the first collator while the device is being read: what it is made of is loaded once, which takes an old phone as
 * long as drawing the list that it sorts.
 */
export function wakeCollator(language: string): void {
  if (isLanguage(language)) nameComparator(language);
}
