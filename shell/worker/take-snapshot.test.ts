import { builtRemoteSchema, type SuiteRegistry } from '@barnwatch/shared/federation';
import { MemoryCaches } from '@barnwatch/shared/testing/memory-caches';
import fc from 'fast-check';
import * as v from 'valibot';
import { asset, ExampleServer, origin, registry, remote } from './doubles/example-suite';
import { KeptSuite } from './kept-suite';
import { mostSnapshotBytes, type TakeEnvironment, takeSnapshot } from './take-snapshot';

const filesOf = (name: string, version = '1.0.0') =>
  ['entry.js', 'texts/en.json', 'texts/de.json', 'screen.js', 'dialog.js'].map(
    (file) => `${origin}/remotes/${name}/${version}/${file}`,
  );

function device(server: ExampleServer, changes: Partial<TakeEnvironment> = {}) {
  const caches = new MemoryCaches();
  const environment: TakeEnvironment = {
    fetch: server.fetch,
    origin,
    contract: '1.0.0',
    now: () => 7,
    room: async () => null,
    ...changes,
  };
  return { caches, kept: new KeptSuite(caches.asCaches()), environment };
}

test('a snapshot has every file of the remotes that are wanted, also those that a screen fetches later, and no other', async () => {
  const server = new ExampleServer(registry([remote('mf-a'), remote('mf-b')]));
  const { kept, environment } = device(server);
  expect(await takeSnapshot(kept, { remotes: ['mf-a'] }, environment)).toMatchObject({
    kind: 'taken',
    snapshot: { composedAt: 5, takenAt: 7, bytes: 50 },
  });
  for (const file of filesOf('mf-a')) expect(await kept.find(file)).toBeDefined();
  expect(server.asked.some((file) => file.includes('mf-b'))).toBe(false);
  expect(JSON.parse((await kept.snapshot())?.registry ?? '')).toEqual(server.suite);
});

test.each([
  ['with a list of all files', asset('files.json'), ['parts.json', ...['entry.js', 'screen.js', 'dialog.js']]],
  ['that is built elsewhere', undefined, ['parts.json', 'entry.js', 'screen.js', 'widget.js']],
])('issue 19: a remote %s is kept whole, and so is the list of what its parts need', async (_what, allFiles, kept) => {
  const { allFiles: _all, ...described } = remote('mf-a');
  const routes = described.routes.map(({ files: _files, ...route }) => route);
  const listed = { ...described, ...(allFiles && { allFiles }), routes, parts: asset('parts.json') };
  const server = new ExampleServer(registry([listed]));
  const { kept: device_, environment } = device(server);
  expect(await takeSnapshot(device_, { remotes: ['mf-a'] }, environment)).toMatchObject({ kind: 'taken' });
  for (const file of kept) expect(await device_.find(`${origin}/remotes/mf-a/1.0.0/${file}`)).toBeDefined();
  server.missing.add('/remotes/mf-a/1.0.0/parts.json');
  server.suite = registry([{ ...listed, version: '1.0.1', parts: { ...asset('parts.json'), integrity: 'sha256-B=' } }]);
  expect(await takeSnapshot(device_, { remotes: ['mf-a'] }, environment)).toMatchObject({ kind: 'not-taken' });
});

test('what is there is not fetched again, and the same suite is not taken twice', async () => {
  const server = new ExampleServer(registry([remote('mf-a')]));
  const { kept, environment } = device(server);
  await takeSnapshot(kept, { remotes: ['mf-a'] }, environment);
  server.asked.length = 0;
  await takeSnapshot(kept, { remotes: ['mf-a'] }, environment);
  expect(server.asked).toEqual(['/suite.json']);
  server.suite = registry([remote('mf-a'), remote('mf-b')], { composedAt: 6 });
  await takeSnapshot(kept, { remotes: ['mf-a', 'mf-b'] }, environment);
  expect(server.asked.filter((file) => file.includes('mf-a/1.0.0/screen'))).toEqual([]);
});

test.each([
  ['whose list is missing', '/remotes/mf-a/2.0.0/files.json'],
  ['of which one file is missing', '/remotes/mf-a/2.0.0/dialog.js'],
])('a suite %s is not taken over: the one before stays whole', async (_what, missing) => {
  const server = new ExampleServer(registry([remote('mf-a')]));
  const { kept, environment } = device(server);
  await takeSnapshot(kept, { remotes: ['mf-a'] }, environment);
  const before = await kept.snapshot();
  server.suite = registry([remote('mf-a', '2.0.0')], { composedAt: 9 });
  server.missing.add(missing);
  expect(await takeSnapshot(kept, { remotes: ['mf-a'] }, environment)).toMatchObject({
    kind: 'not-taken',
    reason: 'file-failed',
    snapshot: { composedAt: 5 },
  });
  expect(await kept.snapshot()).toBe(before);
  for (const file of filesOf('mf-a')) expect(await kept.find(file)).toBeDefined();
});

test.each([
  ['no server', 'unreachable', {}, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) }],
  ['a suite for another shell', 'another-contract', { contract: '2.0.0' }, {}],
  ['a device without room', 'no-room', {}, { room: async () => 20 }],
] as const)('%s: nothing is taken, and why is told', async (_what, reason, suite, changes) => {
  const { kept, environment } = device(new ExampleServer(registry([remote('mf-a')], suite)), changes);
  expect(await takeSnapshot(kept, { remotes: ['mf-a'] }, environment)).toMatchObject({
    kind: 'not-taken',
    reason,
    snapshot: null,
  });
  expect(await kept.snapshot()).toBeNull();
});

test('a suite that would take too much of the device is not taken', async () => {
  const large = { ...remote('mf-a'), entry: { ...remote('mf-a').entry, bytes: mostSnapshotBytes } };
  const { kept, environment } = device(new ExampleServer(registry([large])));
  expect(await takeSnapshot(kept, { remotes: ['mf-a'] }, environment)).toMatchObject({ reason: 'too-large' });
});

test('wherever a take ends, what a new start finds is a whole suite: the one before or the new one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(14), async (writes) => {
      const server = new ExampleServer(registry([remote('mf-a')]));
      const { caches, kept, environment } = device(server);
      await takeSnapshot(kept, { remotes: ['mf-a'] }, environment);
      server.suite = registry([remote('mf-a', '2.0.0'), remote('mf-b')], { composedAt: 6 });
      let left = writes;
      for (const name of ['barnwatch-files', 'barnwatch-snapshot'])
        (await caches.open(name)).refuses = () => {
          left -= 1;
          return left < 0 ? new Error('killed') : null;
        };
      await takeSnapshot(kept, { remotes: ['mf-a', 'mf-b'] }, environment);
      const found = new KeptSuite(caches.asCaches());
      const snapshot = await found.snapshot();
      expect([5, 6]).toContain(snapshot?.composedAt);
      for (const { url } of snapshot?.files ?? []) expect(await found.find(url)).toBeDefined();
    }),
    { numRuns: 30 },
  );
});

test('a staged version is kept in the place of the present one where the page has it, and says so by itself', async () => {
  const staged = {
    version: '1.1.0',
    baseUrl: '/remotes/mf-a/1.1.0/',
    descriptor: asset('remote.json'),
    share: 10,
    salt: 's',
    accounts: [],
  };
  const server = new ExampleServer(registry([{ ...remote('mf-a'), staged }]));
  const { baseUrl: _place, ...built } = remote('mf-a', '1.1.0');
  server.descriptions.set('/remotes/mf-a/1.1.0/remote.json', v.parse(builtRemoteSchema, built));
  const { kept, environment } = device(server);
  await takeSnapshot(kept, { remotes: ['mf-a'], staged: ['mf-a@1.1.0'] }, environment);
  const keptNow = async () => JSON.parse((await kept.snapshot())?.registry ?? '') as SuiteRegistry;
  expect((await keptNow()).remotes).toEqual([{ ...remote('mf-a', '1.1.0'), staged }]);
  for (const file of filesOf('mf-a', '1.1.0')) expect(await kept.find(file)).toBeDefined();
  expect(server.asked.some((file) => file.includes('/1.0.0/'))).toBe(false);
  const before = await kept.snapshot();
  await takeSnapshot(kept, { remotes: ['mf-a'], staged: ['mf-a@1.1.0'] }, environment);
  expect(await kept.snapshot()).toBe(before);
  await takeSnapshot(kept, { remotes: ['mf-a'], staged: [] }, environment);
  expect((await keptNow()).remotes.map(({ version }) => version)).toEqual(['1.0.0']);
});

test('a record that cannot be read is as good as none', async () => {
  const caches = new MemoryCaches();
  await (await caches.open('barnwatch-snapshot')).put('/barnwatch-snapshot', new Response('{"form":2'));
  expect(await new KeptSuite(caches.asCaches()).snapshot()).toBeNull();
});
