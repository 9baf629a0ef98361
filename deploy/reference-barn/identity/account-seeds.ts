/** An account of the configuration file, made at the first start and left alone afterwards. */
export interface AccountSeed {
  readonly accountId?: string;
  readonly displayName: string;
  /** Names of permissions; the wildcard `*` stands for every permission of the contract. */
  readonly permissions: readonly string[];
  readonly roles?: readonly string[];
  /** At a senator: barns that the account can sign in at. */
  readonly serviceProviders?: readonly ServiceProviderSeed[];
  // How it signs in: one of the three.
  readonly username?: string;
  readonly email?: string;
  readonly remote?: RemoteLoginSeed;
  /** Of a user name or address. */
  readonly password?: string;
}

/** Someone known to a trusted senator. */
export interface RemoteLoginSeed {
  /** The senator's globalUniqueIdentifier. */
  readonly senator: string;
  /** Account at the senator. */
  readonly accountId: string;
  readonly remoteAuthenticationId: string;
}

export interface ServiceProviderSeed {
  readonly globalUniqueIdentifier: string;
  readonly name: string;
  readonly remoteAccountId?: string;
  readonly remoteAuthenticationId?: string;
}

/** An account for a program; its keys are added by calls. */
export interface ServiceAccountSeed {
  readonly serviceAccountId: string;
  readonly name: string;
  readonly ownerAccountId: string;
  readonly permissions: readonly string[];
  readonly roles: readonly string[];
}
