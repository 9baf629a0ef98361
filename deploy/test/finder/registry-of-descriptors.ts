import type { RemoteDescriptor, SuiteRegistry } from '@barnwatch/shared/federation';

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

const asset = { file: 'file.js', integrity: 'sha256-x', bytes: 1 };

/** The registry of a suite of remotes that nobody has built. */
export function registryOf(remotes: readonly DescribedRemote[]): SuiteRegistry {
  return {
    schema: 1,
    composedAt: 0,
    contract: '1.0.0',
    branding: { name: 'BarnWatch' },
    instances: [],
    disabledRemotes: [],
    allowOverrides: false,
    remotes: remotes.map(({ descriptor, en, de }) => {
      const title = (key: string) => ({ en: textOf(en, key), de: textOf(de, key) });
      const { name, textNamespace, needs, finder } = descriptor;
      return {
        name,
        textNamespace,
        needs,
        version: '1.0.0',
        container: name.replaceAll('-', '_'),
        baseUrl: '/',
        entry: asset,
        texts: { en: asset, de: asset },
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
      };
    }),
  };
}
