import { accountDigest, type RegisteredRemote } from '@barnwatch/shared/federation';
import { exampleRegistry } from '@barnwatch/shared/testing/example-registry';
import { type DecideEnvironment, decideStaged } from './decide-staged';
import { isStaged, presentVersion, withStaged } from './staged-in-use';

const asset = (file: string) => ({ file, integrity: `sha256-${file}`, bytes: 10 });

function remote(name: string, version = '1.0.0'): RegisteredRemote {
  return {
    name,
    version,
    container: name.replace('-', '_'),
    needs: { contract: '^1.0.0' },
    baseUrl: `/remotes/${name}/${version}/`,
    entry: asset(`${version}.js`),
    textNamespace: name,
    texts: { en: asset('en.json'), de: asset('de.json') },
    routes: [],
    nav: [],
  };
}

const registry = (remotes: readonly RegisteredRemote[]) => exampleRegistry(remotes);

type Staged = NonNullable<RegisteredRemote['staged']>;

const staged = (changes: Partial<Staged> = {}): Staged => ({
  version: '1.1.0',
  baseUrl: '/remotes/mf-a/1.1.0/',
  descriptor: asset('remote.json'),
  share: 100,
  salt: 's',
  accounts: [],
  ...changes,
});
const offering = (changes: Partial<Staged> = {}) =>
  registry([{ ...remote('mf-a'), staged: staged(changes) }, remote('mf-b')]);

const fetched: string[] = [];
beforeEach(() => fetched.splice(0));

function decide(suite = offering(), changes: Partial<DecideEnvironment> = {}) {
  return decideStaged(suite, {
    accounts: [{ instanceId: 'north-barn', names: ['17', 'manager'] }],
    deviceId: async () => 'a device',
    fetchStaged: async (name, { version }) => {
      fetched.push(`${name} ${version}`);
      return remote(name, version);
    },
    limitMs: 3_000,
    ...changes,
  });
}

const versions = (suite: ReturnType<typeof offering>) => suite.remotes.map(({ version }) => version);

describe('issue 19: the staged versions of a window', () => {
  test('are those of this person, and nothing of others is fetched', async () => {
    const suite = offering({ share: 0, accounts: [accountDigest('s', 'north-barn', 'manager')] });
    const own = await decide(suite);
    expect(own.map(({ why }) => why)).toEqual(['account']);
    expect(versions(withStaged(suite, own))).toEqual(['1.1.0', '1.0.0']);
    fetched.splice(0);
    expect(await decide(suite, { accounts: [{ instanceId: 'north-barn', names: ['viewer'] }] })).toEqual([]);
    expect(fetched).toEqual([]);
  });

  test('go by the device where nobody is signed in, and are none where it does not tell', async () => {
    expect(await decide(offering(), { accounts: [] })).toHaveLength(1);
    expect(await decide(offering(), { accounts: [], deviceId: async () => null })).toEqual([]);
  });

  test('are none where they cannot be had, need another shell, or the remote is switched off', async () => {
    expect(await decide(offering(), { fetchStaged: async () => null })).toEqual([]);
    const foreign = { ...remote('mf-a', '1.1.0'), needs: { contract: '^2.0.0' } };
    expect(await decide(offering(), { fetchStaged: async () => foreign })).toEqual([]);
    expect(await decide({ ...offering(), disabledRemotes: ['mf-a'] })).toEqual([]);
  });

  test('give way at the next look at a registry that does not offer them, or offers another build', async () => {
    const own = await decide();
    expect(versions(withStaged(registry([remote('mf-a')]), own))).toEqual(['1.0.0']);
    expect(versions(withStaged(offering({ version: '1.2.0' }), own))).toEqual(['1.0.0', '1.0.0']);
    const mended = { ...asset('remote.json'), integrity: `sha256-${'B'.repeat(43)}=` };
    expect(versions(withStaged(offering({ descriptor: mended }), own))).toEqual(['1.0.0', '1.0.0']);
    expect(versions(withStaged(offering({ share: 50 }), own))).toEqual(['1.1.0', '1.0.0']);
  });

  test('do not come into a window that was opened before they were offered', async () => {
    expect(versions(withStaged(offering(), await decide(registry([remote('mf-a')]))))).toEqual(['1.0.0', '1.0.0']);
  });

  test('are the same build once they are everybody’s: nothing is loaded anew', async () => {
    const own = await decide();
    const promoted = registry([remote('mf-a', '1.1.0')]);
    expect(withStaged(promoted, own)).toEqual(promoted);
  });

  test('of what is kept on the device are known as such, without asking for anything', async () => {
    const [given] = withStaged(offering(), await decide()).remotes;
    if (given === undefined) throw new Error('There is no remote');
    expect(isStaged(given)).toBe(true);
    fetched.splice(0);
    expect(await decide(registry([given]))).toEqual([{ remote: given, why: 'share' }]);
    expect(fetched).toEqual([]);
    // There is nothing to fall back to on this device, and there is once the network tells.
    expect(presentVersion(registry([given]), given)).toBeNull();
    expect(presentVersion(offering(), given)).toMatchObject({ version: '1.0.0' });
  });
});
