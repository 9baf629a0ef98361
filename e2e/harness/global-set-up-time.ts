const variable = 'BARNWATCH_E2E_SET_UP_MS';

/** How long the set-up for all tests took, ms. Left by it for the reporter, which is in the same process. */
export function globalSetUpMs(): number {
  return Number(process.env[variable] ?? 0);
}

export function noteGlobalSetUp(milliseconds: number): void {
  process.env[variable] = String(milliseconds);
}
