import type { ExposedPart, RegisteredRemote } from '@barnwatch/shared/federation';
import { getInstance, type ModuleFederation, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import { tellDeveloperTools } from './developer-tools';
import type { LoadFailure } from './load-failure';
import { fileAddress, fileTimeout } from './load-file';
import { isScreen, type ScreenOutcome } from './screen';
import { isMissedImport, screenFailure } from './screen-failure';
import { NoContainer, type ScreenRequest, suitePlugin } from './suite-plugin';

/** How the files of a screen come into the page. */
export interface ScreenFiles {
  /** Brings all of them, side by side. Answers why not, or nothing. */
  readonly bring: () => Promise<LoadFailure | null>;
  /** The try with which the entry was loaded, from 1: it is part of the entry's address. */
  readonly entryAttempt: () => number;
}

/** The federation runtime as the shell uses it. */
export interface Federation {
  /**
   * Takes a screen out of a remote. This is the edge where a remote's code enters: what it hands over is checked, and
   * nothing of a failure is kept.
   */
  screenOf(remote: RegisteredRemote, route: ExposedPart, files: ScreenFiles): Promise<ScreenOutcome>;
  /**
   * Fetches shared modules that are delivered on demand, beside the files of the screen that needs them: the screen's
   * container would ask for them only when it has arrived itself. Runs nothing of them.
   */
  fetchDoors(remote: RegisteredRemote, route: ExposedPart): Promise<LoadFailure | null>;
}

/** The instance that the build of the shell has made before anything else ran. */
function hostOfPage(): ModuleFederation {
  const host = getInstance();
  if (host === null) throw new Error('The shell was built without a federation runtime');
  return host;
}

/** The exports of an entry that is an ES module. It is in the page by now: this runs it. */
async function importedEntry(address: string): Promise<unknown> {
  try {
    const exported: unknown = await import(/* webpackIgnore: true */ address);
    return exported;
  } catch (cause) {
    throw isMissedImport(cause) ? cause : new NoContainer('The entry threw', { cause });
  }
}

/** What a remote's entry has left: a global variable, or the exports of an ES module that is in the page by now. */
async function containerOf({ container, entryType, baseUrl, entry }: RegisteredRemote, attempt: number) {
  switch (entryType) {
    case 'module': {
      return importedEntry(fileAddress({ baseUrl, asset: entry, attempt, kind: 'module' }));
    }
    case 'global':
    case undefined: {
      const left: unknown = Reflect.get(globalThis, container);
      return left;
    }
  }
}

/** Opens the federation runtime for the shell. Called once a page. */
export function openFederation(host = hostOfPage()): Federation {
  const requests = new Map<string, ScreenRequest>();
  // For the instances of remotes as well, which are made later: they too would keep a shared module's failure.
  const plugin = suitePlugin(requests);
  registerGlobalPlugins([plugin]);
  host.registerPlugins([plugin]);

  return {
    async screenOf(remote, { module, screen: name }, { bring, entryAttempt }) {
      const context = { remote: remote.name, version: remote.version, file: module };
      const id = `${remote.container}/${module.slice('./'.length)}`;
      const entry = fileAddress({ baseUrl: remote.baseUrl, asset: remote.entry, attempt: 1, kind: 'script' });
      host.registerRemotes([{ name: remote.container, entry, type: remote.entryType ?? 'global' }]);
      tellDeveloperTools(host.name, remote);
      requests.set(id, { bringFiles: bring, container: () => containerOf(remote, entryAttempt()) });
      try {
        const exports = await host.loadRemote<object>(id);
        const screen: unknown =
          typeof exports === 'object' && exports !== null ? Reflect.get(exports, name) : undefined;
        return isScreen(screen) ? { screen } : { failure: { code: 'no-screen', context } };
      } catch (cause) {
        return { failure: screenFailure(cause, context, remote.entry.file) };
      }
    },
    async fetchDoors(remote, { doors = [] }) {
      const failures = await Promise.all(
        doors.map((door) => {
          const context = { remote: remote.name, version: remote.version, file: door };
          const fetched = host.loadShare(door).then(
            () => null,
            (cause: unknown) => screenFailure(cause, context, remote.entry.file),
          );
          return withinLimit(fetched, { code: 'timeout', context });
        }),
      );
      return failures.find((failure) => failure !== null) ?? null;
    },
  };
}

/** What something comes to, or the given failure when it takes longer than a file may. */
async function withinLimit(outcome: Promise<LoadFailure | null>, late: LoadFailure): Promise<LoadFailure | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<LoadFailure>((resolve) => {
    timer = setTimeout(() => resolve(late), fileTimeout);
  });
  return Promise.race([outcome, limit]).finally(() => clearTimeout(timer));
}
