import type { RegistryOrigins } from './registry-origins';

/** What is served, and how it is reached. */
export interface ServedSuite {
  /** Absolute path of the built suite. */
  readonly folder: string;
  /** Where `suite.json` lies, when not in `folder`: several deployments may share the files of one. */
  readonly registryFolder: string;
  /** Whether people reach the suite over https (by a proxy in front of it). */
  readonly secure: boolean;
  readonly origins: RegistryOrigins;
}
