/** Of the page on which what was shared goes on; systems post to it (`deploy/compose/app-manifest.ts`). */
export const sharesPath = '/share';

/** The screen of the form, at any barn. */
export const formPath = '/dashboard/any/interventions';

/** Where the form of a new intervention with it opens: an address of mf-incidents (`form-target.ts`). */
export function formAddress(barnId: string, shareId: string): string {
  const query = new URLSearchParams({ intervention: `shared:${shareId}` });
  return `/dashboard/${encodeURIComponent(barnId)}/interventions?${query}`;
}
