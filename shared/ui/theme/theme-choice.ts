import { themeNames } from '../tokens/theme-names';

/** What a user can choose; `system` follows the device. */
export const themeChoices = ['system', ...themeNames] as const;

export type ThemeChoice = (typeof themeChoices)[number];

const memoryKey = 'barnwatch.theme';

/** The part of `localStorage` that is used: it alone can be read before the first paint. May throw where it is blocked. */
export type SynchronousMemory = Pick<Storage, 'getItem' | 'setItem'>;

/** The choice kept on this device, `system` where none is kept or the memory is blocked. */
export function readThemeChoice(memory: () => SynchronousMemory): ThemeChoice {
  try {
    const kept = memory().getItem(memoryKey);
    return themeChoices.find((choice) => choice === kept) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Keeps the choice where the device allows it; a blocked memory only means that it is asked for again. */
export function keepThemeChoice(memory: () => SynchronousMemory, choice: ThemeChoice): void {
  try {
    memory().setItem(memoryKey, choice);
  } catch {
    // Blocked or full: the choice holds for this visit.
  }
}
