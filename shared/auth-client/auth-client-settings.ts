import type { InstanceType } from './instances/instance-view';

/** An instance that the deployment knows (`suite.json`). */
export interface DeploymentInstance {
  globalUniqueIdentifier: string;
  name: string;
  realWorldName: string;
  type: InstanceType;
  /** Base64 text of the discovery object. */
  discoveryCode: string;
  /** Where the deployment is a demonstration: who one can sign in as. */
  demonstration?: DemonstrationAccounts | undefined;
}

/** Accounts that are no secret: of a demonstration, as the deployment says. */
export interface DemonstrationAccounts {
  readonly names: readonly string[];
  readonly password: string;
}

export interface AuthClientSettings {
  instances: readonly DeploymentInstance[];
  /** The deployment's senator; without one it is looked for at the suite's own host, https, port 443. */
  senator?: DeploymentInstance | undefined;
  /** Version of the suite, for the copyable report. */
  suiteVersion?: string;
}
