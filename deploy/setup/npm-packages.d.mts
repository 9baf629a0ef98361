interface NotedPackage {
  readonly version?: string;
  readonly optional?: boolean;
  /** Of a workspace: a link to its folder. */
  readonly link?: boolean;
  readonly resolved?: string;
}

type Packages = Readonly<Record<string, NotedPackage>>;

/** Whether what npm noted about `node_modules` is what the lockfile asks for. */
export declare function isInstalled(locked: Packages | undefined, installed: Packages | undefined): boolean;

/** Installs the packages of the lockfile unless they are there. Answers a sentence when that failed. */
export declare function installNpmPackages(
  repository: string,
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined;
