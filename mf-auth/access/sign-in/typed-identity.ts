/** What was typed about oneself at an instance. It outlives the dialog it was typed in; a password never does. */
export interface TypedIdentity {
  readonly username: string;
  readonly email: string;
  readonly displayName: string;
}

export const nothingTyped: TypedIdentity = { username: '', email: '', displayName: '' };

/** How an account that has a password is named. */
export type PasswordMethod = 'username' | 'email';

/** Keys of their names. */
export const methodKeys: Readonly<Record<PasswordMethod, string>> = {
  username: 'signIn.byUsername',
  email: 'signIn.byEmail',
};
