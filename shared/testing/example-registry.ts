import type { RegisteredRemote, SuiteRegistry } from '../federation/suite-registry';

const asset = (file: string) => ({ file, integrity: 'sha256-x', bytes: 1 });

/** A remote as `suite.json` lists it, without any screens. */
export function exampleRemote(name: string, more: Partial<RegisteredRemote> = {}): RegisteredRemote {
  return {
    name,
    version: '1.0.0',
    container: name.replaceAll('-', '_'),
    needs: { contract: '^1.0.0' },
    baseUrl: '/',
    entry: asset(`${name}.js`),
    textNamespace: name,
    texts: { en: asset('en.json'), de: asset('de.json') },
    routes: [],
    nav: [],
    ...more,
  };
}

/** A suite of these remotes, in which nothing is switched off. */
export function exampleRegistry(
  remotes: readonly RegisteredRemote[],
  more: Partial<SuiteRegistry> = {},
): SuiteRegistry {
  return {
    schema: 1,
    composedAt: 0,
    contract: '1.0.0',
    branding: { name: 'BarnWatch' },
    instances: [],
    disabledRemotes: [],
    allowOverrides: false,
    remotes: [...remotes],
    ...more,
  };
}
