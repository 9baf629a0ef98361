/** Seldom needed, so fetched only when somebody signs up, verifies an address or signs in through the senator. */
export { resendEmailVerification, verifyEmail } from './email-verification';
export { createAccountAtProvider, readServiceProvider } from './service-provider';
export { signInAtProvider } from './sign-in-at-provider';
export { signUp } from './sign-up';
