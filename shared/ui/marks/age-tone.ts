/** How old something may be before its age stands out, in ms (product 10.3: amber above 60 s, grey above 5 min). */
const ageLimits = { amberMs: 60_000, greyMs: 300_000 } as const;

export type AgeTone = 'fresh' | 'amber' | 'grey';

export function ageTone(ageMs: number): AgeTone {
  if (ageMs > ageLimits.greyMs) return 'grey';
  return ageMs > ageLimits.amberMs ? 'amber' : 'fresh';
}
