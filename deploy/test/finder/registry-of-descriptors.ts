import type { RemoteDescriptor, SuiteRegistry } from '@barnwatch/shared/federation';
import { exampleRegistry, exampleRemote } from '@barnwatch/shared/testing/example-registry';

interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

/** A remote as its folder has it: what it says of itself, and its texts. */
export interface DescribedRemote {
  readonly descriptor: RemoteDescriptor;
  readonly en: Dictionary;
  readonly de: Dictionary;
}

function textOf(dictionary: Dictionary, key: string): string {
  const [first = '', ...rest] = key.split('.');
  const found = dictionary[first];
  return typeof found === 'object' ? textOf(found, rest.join('.')) : (found ?? key);
}

/** The registry of a suite of remotes that nobody has built. */
export function registryOf(remotes: readonly DescribedRemote[]): SuiteRegistry {
  return exampleRegistry(
    remotes.map(({ descriptor, en, de }) => {
      const title = (key: string) => ({ en: textOf(en, key), de: textOf(de, key) });
      const { name, textNamespace, needs, finder } = descriptor;
      return exampleRemote(name, {
        textNamespace,
        needs,
        routes: descriptor.routes.map(({ titleKey, permission, ...route }) => ({
          ...route,
          title: title(titleKey),
          files: [],
          permission: permission as { all?: string[]; any?: string[] } | undefined,
        })),
        nav: descriptor.nav.map(({ titleKey, permission, ...entry }) => ({
          ...entry,
          title: title(titleKey),
          permission: permission as { all?: string[]; any?: string[] } | undefined,
        })),
        ...(finder && { finder: { ...finder, files: [], permission: undefined } }),
      });
    }),
  );
}
