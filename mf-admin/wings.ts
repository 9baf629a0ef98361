/** From below to above: a wing imports only wings named before it. `README.md` in each says what happens there. */
export const wings = ['dialogs', 'camera-records', 'cameras', 'people', 'service-accounts', 'finder'] as const;
