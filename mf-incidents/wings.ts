/** From below to above: a wing imports only wings named before it. `README.md` in each says what happens there. */
export const wings = [
  'incident-records',
  'barn',
  'writing',
  'interventions',
  'incidents',
  'journal',
  'findings',
  'watchdogs',
  'finder',
  'along',
  'notifications',
] as const;
