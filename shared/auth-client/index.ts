export type { Readable } from '../state';
export type { AuthClient } from './auth-client';
export type { AuthClientSettings, DeploymentInstance } from './auth-client-settings';
export type {
  AuthEnvironment,
  Channel,
  LocalNetworkPermission,
  Lock,
} from './auth-environment';
export { browserAuthEnvironment } from './browser-environment';
export { distinctRoutes as instanceRoutes, type Route as InstanceRoute } from './connection/base-url';
export { browserChannel } from './environment/browser-channel';
export { browserLock } from './environment/browser-lock';
export {
  useDeviceIsLate,
  useInstance,
  useInstanceClient,
  useInstances,
  useLog,
  usePermission,
  usePermissions,
  useSelectedBarn,
  useSimulatedPermissions,
} from './hooks/instance-hooks';
export { OfBarn } from './hooks/of-barn';
export type { EmailVerification, VerificationMail } from './identity/email-verification';
export type {
  ProviderAccount,
  ProviderAccountOutcome,
  ServiceProvider,
  ServiceProviderOutcome,
} from './identity/service-provider';
export type { ProviderSignInOutcome } from './identity/sign-in-at-provider';
export type { SignInMethods } from './identity/sign-in-methods';
export type { SignUp, SignUpOutcome } from './identity/sign-up';
export type { AddInstanceOutcome } from './instances/add-instance-outcome';
export {
  type DiscoveryCodeReading,
  formatDiscoveryCode,
  parseDiscoveryCode,
} from './instances/discovery-code';
export {
  type ConnectionStrategy,
  connectionStrategies,
  type DiscoveryObject,
  type Endpoint,
  type GatewayEndpoint,
} from './instances/discovery-object';
export type { ChangeInstanceOutcome, InstanceDetails } from './instances/editable-details';
export {
  type InstanceType,
  type InstanceView,
  isSignedOutByChoice,
  type Reachability,
  type SessionTrouble,
  type SignedOutReason,
} from './instances/instance-view';
export { plainName } from './instances/plain-name';
export { senatorId } from './instances/senator';
export { shownAccount } from './instances/shown-account';
export { shownName } from './instances/shown-name';
export type { LogEntry, LogLevel } from './log/log-entry';
export { redactText } from './log/redact';
export { isPermitted, type Permission, type PermissionCheck } from './permissions/permission-check';
export type {
  FileAnswer,
  FileOptions,
  InstanceClient,
  QueryValues,
  RequestOptions,
  WriteOptions,
} from './requests/instance-client';
export {
  isSignedOut,
  isTransient,
  type Outcome,
  type RequestError,
  type RequestErrorCode,
  type RequestErrorContext,
  requestErrorCodes,
} from './requests/outcome';
export { unhurried } from './requests/unhurried';
export { urlPath } from './requests/url-path';
export {
  acceptEula,
  addInstance,
  changeInstance,
  checkConnection,
  clearLog,
  client,
  copyableReport,
  countReceived,
  createAccountAtProvider,
  onSignedOut,
  readEula,
  readInstancePicture,
  readServiceProvider,
  refreshPermissions,
  removeInstance,
  renewSession,
  resendEmailVerification,
  selectBarn,
  signIn,
  signInAtProvider,
  signInMethods,
  signOut,
  signOutEverywhere,
  signUp,
  simulatePermissions,
  takeReceived,
  verifyEmail,
  writeLog,
} from './running';
export type { Eula } from './session/eula-text';
export type { Credentials, SignInOutcome } from './session/sign-in-outcome';
export { startAuthClient } from './start-auth-client';
