/** From below to above: a wing imports only wings named before it. `README.md` in each says what happens there. */
export const wings = [
  'pictures',
  'camera-records',
  'past',
  'figures',
  'live',
  'cameras',
  'artifacts',
  'walls',
  'barn',
] as const;
