import type { RegisteredRemote } from '@barnwatch/shared/federation';
import { exampleRegistry } from '@barnwatch/shared/testing/example-registry';
import type { RemoteTrouble } from '../loader/remote-loader';
import { type FallBack, withFallBacks } from './fall-backs';
import { watchTrouble } from './watch-trouble';

const asset = (file: string) => ({ file, integrity: `sha256-${file}`, bytes: 10 });

function version(number: string, changes: Partial<RegisteredRemote> = {}): RegisteredRemote {
  return {
    name: 'mf-cameras',
    version: number,
    container: 'mf_cameras',
    needs: { contract: '^1.0.0' },
    baseUrl: `/remotes/mf-cameras/${number}/`,
    entry: asset(`${number}.js`),
    textNamespace: 'mf-cameras',
    texts: { en: asset('en.json'), de: asset('de.json') },
    routes: [],
    nav: [],
    ...changes,
  };
}

const before = { version: '1.0.0', baseUrl: '/remotes/mf-cameras/1.0.0/', descriptor: asset('remote.json') };
const old = version('1.0.0');
const fresh = version('1.1.0', { before });

function setUp(answers: (RegisteredRemote | null)[] = [old]) {
  const fallBacks: FallBack[] = [];
  let asked = 0;
  const trouble = watchTrouble({
    contract: '1.2.0',
    fetchBefore: async () => {
      asked += 1;
      return answers.shift() ?? null;
    },
    onFallBack: (fallBack) => fallBacks.push(fallBack),
  });
  return {
    fallBacks,
    asked: () => asked,
    async meet(remote: RegisteredRemote, ...whys: RemoteTrouble[]) {
      for (const why of whys) trouble(remote, why);
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
  };
}

const registry = (...remotes: RegisteredRemote[]) => exampleRegistry(remotes);

describe('issue 19: a version that does not work', () => {
  test('is given up when it fails for the second time, however it fails, and the one before is used', async () => {
    const { meet, fallBacks } = setUp();
    await meet(fresh, 'threw');
    expect(fallBacks).toEqual([]);
    await meet(fresh, 'no-container');
    expect(fallBacks).toMatchObject([{ version: '1.1.0', instead: old }]);
    expect(withFallBacks(registry(fresh), fallBacks).remotes).toEqual([old]);
  });

  test('is not told from a bad line: what has no answer in time says nothing of the build', async () => {
    const { meet, fallBacks, asked } = setUp();
    await meet(fresh, 'unreachable', 'timeout', 'unreachable', 'refused');
    expect([fallBacks, asked()]).toEqual([[], 0]);
  });

  test('has no way back where none is named, and is asked for again where it could not be had', async () => {
    const { meet, fallBacks, asked } = setUp([null, old]);
    await meet(old, 'threw', 'threw', 'threw');
    expect(asked()).toBe(0);
    await meet(fresh, 'altered', 'altered');
    expect([fallBacks.length, asked()]).toEqual([0, 1]);
    await meet(fresh, 'altered');
    expect([fallBacks.length, asked()]).toEqual([1, 2]);
  });

  test('is asked for once, however many screens of it fail together', async () => {
    const { meet, fallBacks, asked } = setUp();
    await meet(fresh, 'threw', 'threw', 'threw', 'threw');
    expect([fallBacks.length, asked()]).toEqual([1, 1]);
  });

  test('stays where the one before needs another contract', async () => {
    const { meet, fallBacks } = setUp([version('1.0.0', { needs: { contract: '^2.0.0' } })]);
    await meet(fresh, 'threw', 'threw');
    expect(fallBacks).toEqual([]);
  });

  test('gets its chance again as another build, and in a later composition stays given up as the same one', async () => {
    const { meet, fallBacks } = setUp();
    await meet(fresh, 'threw', 'threw');
    const mended = version('1.1.0', { before, entry: asset('mended.js') });
    const other = version('3.0.0', { name: 'mf-regions' });
    expect(withFallBacks(registry(mended, other), fallBacks).remotes).toEqual([mended, other]);
    expect(withFallBacks(registry(fresh, other), fallBacks).remotes).toEqual([old, other]);
  });

  test('makes way for the present one where it is staged, and that one for the one before', async () => {
    const staged = { ...before, version: '1.2.0', share: 10, salt: 's', accounts: [] };
    const tried = version('1.2.0', { staged });
    const { meet, fallBacks } = setUp([fresh, old]);
    await meet(tried, 'threw', 'altered');
    expect(withFallBacks(registry(tried), fallBacks).remotes).toEqual([fresh]);
    await meet(fresh, 'threw', 'altered');
    expect(withFallBacks(registry(tried), fallBacks).remotes).toEqual([old]);
  });
});
