/** From below to above: a wing imports only wings named before it. `README.md` in each says what happens there. */
export const wings = [
  'geometry',
  'region-records',
  'regions',
  'polygon-editor',
  'canvas-records',
  'canvases',
  'finder',
  'along',
] as const;
