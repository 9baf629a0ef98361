/** Who may switch privacy mode (contract, `setPrivacy`). */
export const maySwitchPrivacy = { any: ['cameras.privacy'] } as const;
