/**
 * So many looks of a window may wait for a slow address at once. With the sixteen that begin each second (`in-turn.ts`)
 * and three addresses each that stays below the 256 connections of a browser: 16 × 3 × 4 s + 16 × 3.
 */
export const patientLooks = 16;

/** Who may go on waiting when an address is slow. */
export interface Patience {
  /** Gives it back; null when there is none left. */
  take(): (() => void) | null;
}

export function createPatience(): Patience {
  let left = patientLooks;
  return {
    take() {
      if (left === 0) return null;
      left -= 1;
      let held = true;
      return () => {
        if (held) left += 1;
        held = false;
      };
    },
  };
}
