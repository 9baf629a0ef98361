/** From below to above: a wing imports only wings named before it. `README.md` in each says what happens there. */
export const wings = ['dialogs', 'identity', 'access', 'barns'] as const;
