import type { AuthClient } from './auth-client';
import type { LogLevel } from './log/log-entry';

let running: AuthClient | null = null;

/** Makes a client the one of this window. Called by `startAuthClient`, and by tests with `null` to end. */
export function run(client: AuthClient | null): void {
  running = client;
}

/**
 * The auth client of this window.
 *
 * @throws {Error} when the shell has not started it
 */
export function runningClient(): AuthClient {
  if (!running) throw new Error('startAuthClient has not been called');
  return running;
}

export const client: AuthClient['client'] = (instanceId) => runningClient().client(instanceId);
export const selectBarn: AuthClient['selectBarn'] = (instanceId) => runningClient().selectBarn(instanceId);
export const signIn: AuthClient['signIn'] = (...call) => runningClient().signIn(...call);
export const signOut: AuthClient['signOut'] = (...call) => runningClient().signOut(...call);
export const signInMethods: AuthClient['signInMethods'] = (...call) => runningClient().signInMethods(...call);
export const signUp: AuthClient['signUp'] = (...call) => runningClient().signUp(...call);
export const verifyEmail: AuthClient['verifyEmail'] = (...call) => runningClient().verifyEmail(...call);
export const resendEmailVerification: AuthClient['resendEmailVerification'] = (...call) =>
  runningClient().resendEmailVerification(...call);
export const readServiceProvider: AuthClient['readServiceProvider'] = (...call) =>
  runningClient().readServiceProvider(...call);
export const createAccountAtProvider: AuthClient['createAccountAtProvider'] = (...call) =>
  runningClient().createAccountAtProvider(...call);
export const signInAtProvider: AuthClient['signInAtProvider'] = (...call) => runningClient().signInAtProvider(...call);
export const readInstancePicture: AuthClient['readInstancePicture'] = (...call) =>
  runningClient().readInstancePicture(...call);
export const signOutEverywhere: AuthClient['signOutEverywhere'] = (...call) =>
  runningClient().signOutEverywhere(...call);
export const addInstance: AuthClient['addInstance'] = (...call) => runningClient().addInstance(...call);
export const changeInstance: AuthClient['changeInstance'] = (...call) => runningClient().changeInstance(...call);
export const removeInstance: AuthClient['removeInstance'] = (...call) => runningClient().removeInstance(...call);
export const checkConnection: AuthClient['checkConnection'] = (...call) => runningClient().checkConnection(...call);
export const renewSession: AuthClient['renewSession'] = (...call) => runningClient().renewSession(...call);
export const acceptEula: AuthClient['acceptEula'] = (...call) => runningClient().acceptEula(...call);
export const readEula: AuthClient['readEula'] = (...call) => runningClient().readEula(...call);
export const refreshPermissions: AuthClient['refreshPermissions'] = (...call) =>
  runningClient().refreshPermissions(...call);
export const simulatePermissions: AuthClient['simulatePermissions'] = (names) =>
  runningClient().simulatePermissions(names);
export const onSignedOut: AuthClient['onSignedOut'] = (listener) => runningClient().onSignedOut(listener);
export const countReceived: AuthClient['countReceived'] = (bytes) => runningClient().countReceived(bytes);
export const takeReceived: AuthClient['takeReceived'] = () => runningClient().takeReceived();
export const clearLog: AuthClient['clearLog'] = () => runningClient().clearLog();
export const copyableReport: AuthClient['copyableReport'] = () => runningClient().copyableReport();

/** Writes to the in-app log. Before the client has started there is nowhere to write to, and nothing is lost by it. */
export function writeLog(level: LogLevel, message: string, context?: unknown): void {
  running?.writeLog(level, message, context);
}
