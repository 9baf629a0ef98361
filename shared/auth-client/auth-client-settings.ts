import type { InstanceType } from './instances/instance-view';

/** An instance that the deployment knows (`suite.json`). */
export interface DeploymentInstance {
  globalUniqueIdentifier: string;
  name: string;
  realWorldName: string;
  type: InstanceType;
  /** Base64 text of the discovery object. */
  discoveryCode: string;
}

export interface AuthClientSettings {
  instances: readonly DeploymentInstance[];
  /** The deployment's senator; without one it is looked for at the suite's own host, https, port 443. */
  senator?: DeploymentInstance | undefined;
  /** Version of the suite, for the copyable report. */
  suiteVersion?: string;
}
