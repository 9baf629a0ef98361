export type {
  AuthClient,
  AuthClientSettings,
  DeploymentInstance,
  Eula,
  InstanceDetails,
  Readable,
} from './auth-client';
export type {
  AuthEnvironment,
  Channel,
  LocalNetworkPermission,
  Lock,
} from './auth-environment';
export type { BarnAnswer, BarnAnswerOptions } from './hooks/barn-answer';
export {
  useInstance,
  useInstanceClient,
  useInstances,
  useLog,
  usePermission,
  usePermissions,
  useSelectedBarn,
  useSimulatedPermissions,
} from './hooks/instance-hooks';
export { useBarnAnswer } from './hooks/use-barn-answer';
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
export type { InstanceType, InstanceView, Reachability, SignedOutReason } from './instances/instance-view';
export { senatorId } from './instances/senator';
export { shownName } from './instances/shown-name';
export type { LogEntry, LogLevel } from './log/log-entry';
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
  isTransient,
  type Outcome,
  type RequestError,
  type RequestErrorCode,
  type RequestErrorContext,
  requestErrorCodes,
} from './requests/outcome';
export { urlPath } from './requests/url-path';
export {
  acceptEula,
  addInstance,
  changeInstance,
  checkConnection,
  clearLog,
  client,
  copyableReport,
  onSignedOut,
  readEula,
  refreshPermissions,
  removeInstance,
  selectBarn,
  signIn,
  signOut,
  simulatePermissions,
  writeLog,
} from './running';
export type { Credentials, SignInOutcome } from './session/sign-in-outcome';
export { startAuthClient } from './start-auth-client';
