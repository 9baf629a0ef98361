/** From below to above: a wing imports only wings named before it. `README.md` in each says what happens there. */
export const wings = [
  'pictures',
  'camera-records',
  'incident-records',
  'past',
  'figures',
  'timeline',
  'live',
  'cameras',
  'recordings',
  'exports',
  'artifacts',
  'walls',
  'barn',
  'widgets',
  'finder',
  'along',
] as const;
