/** A brief message of identity: its words (product 8.3), its text, and the journey that reaches it. */
export interface SpecifiedToast {
  readonly words: string;
  /** Key in the texts of mf-auth. */
  readonly key: string;
  /** File of `journeys/` without its ending. */
  readonly journey: string;
}

/** Every toast of the specification that is about identity. `journeys/identity-toasts.spec.ts` proves that each is reached. */
export const identityToasts = {
  signedIn: { words: 'Successfully Logged In!', key: 'toast.signedIn', journey: 'sign-in' },
  signInFailed: { words: 'Login Unsuccessful!', key: 'toast.signInFailed', journey: 'sign-in' },
  verifyFirst: { words: 'Please verify your E-Mail First!', key: 'toast.verifyFirst', journey: 'email-sign-up' },
  signedUp: { words: 'Successfully Registered!', key: 'toast.signedUp', journey: 'email-sign-up' },
  signUpFailed: { words: 'Registration Unsuccessful!', key: 'toast.signUpFailed', journey: 'email-sign-up' },
  signUpLater: { words: 'Could not register, try again later', key: 'toast.signUpLater', journey: 'sign-up' },
  usernameInUse: { words: 'The username is in use', key: 'toast.usernameInUse', journey: 'sign-up' },
  fixErrors: { words: 'Please fix the errors', key: 'toast.fixErrors', journey: 'sign-up' },
  acceptEula: { words: 'Please accept the EULA', key: 'toast.acceptEula', journey: 'sign-up' },
  haveToAcceptEula: { words: 'You have to accept the EULA', key: 'toast.haveToAcceptEula', journey: 'sign-up' },
  providerNotCreated: {
    words: 'Could not create Service Provider!',
    key: 'singleSignOn.couldNotCreateProvider',
    journey: 'single-sign-on',
  },
  accountCreated: {
    words: 'Successfully Created Account at Service Provider',
    key: 'singleSignOn.created',
    journey: 'email-sign-up',
  },
  accountNotCreated: {
    words: 'Could not create Account at Service Provider!',
    key: 'singleSignOn.couldNotCreateAccount',
    journey: 'single-sign-on',
  },
  signedInByProvider: { words: 'Successfully Signed in!', key: 'singleSignOn.signedIn', journey: 'single-sign-on' },
  notSignedInByProvider: {
    words: 'Could not Sign in at the Service Provider!',
    key: 'singleSignOn.couldNotSignIn',
    journey: 'single-sign-on',
  },
  emailVerified: {
    words: 'Successfully verified email address! You can close this page now.',
    key: 'quickLink.verify.done',
    journey: 'email-sign-up',
  },
  emailNotVerified: { words: 'Could not verify email address', key: 'quickLink.verify.failed', journey: 'quick-links' },
  mailSent: {
    words: 'Verification E-Mail sent successfully!',
    key: 'emailVerification.sent',
    journey: 'email-sign-up',
  },
  mailNotSent: {
    words: 'Could not send Verification E-Mail please try again later.',
    key: 'emailVerification.notSent',
    journey: 'quick-links',
  },
  invalidCode: { words: 'The discovery code is invalid', key: 'toast.invalidCode', journey: 'add-barn' },
  barnOffline: { words: 'The barn is offline (server down)', key: 'toast.offline', journey: 'add-barn' },
  alreadyExists: { words: 'This instance already exists', key: 'toast.alreadyExists', journey: 'add-barn' },
  codeNotFound: { words: 'The code could not be found', key: 'toast.codeNotFound', journey: 'add-barn' },
} as const satisfies Readonly<Record<string, SpecifiedToast>>;

export type IdentityToast = keyof typeof identityToasts;
