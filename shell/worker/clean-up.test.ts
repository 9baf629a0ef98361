import { MemoryCaches } from '@barnwatch/shared/testing/memory-caches';
import { type AskedPage, cleanUp } from './clean-up';
import { ExampleServer, origin, registry, remote } from './doubles/example-suite';
import { KeptSuite } from './kept-suite';
import { takeSnapshot } from './take-snapshot';

const page = (needs: readonly string[]): AskedPage => ({
  postMessage: (_question, [port]) => (port as MessagePort).postMessage({ needs }),
});
const silent: AskedPage = { postMessage: () => undefined };

const oldFile = `${origin}/remotes/mf-a/1.0.0/screen.js`;
const newFile = `${origin}/remotes/mf-a/2.0.0/screen.js`;
const ownShell = 'barnwatch-shell-new';
const oldShell = 'barnwatch-shell-old';

/** A device that has gone over from one composition and one shell to others. */
async function device() {
  const caches = new MemoryCaches();
  const kept = new KeptSuite(caches.asCaches());
  const server = new ExampleServer(registry([remote('mf-a')]));
  const environment = { fetch: server.fetch, origin, contract: '1.0.0', now: () => 1, room: async () => null };
  await takeSnapshot(kept, { remotes: ['mf-a'] }, environment);
  server.suite = registry([remote('mf-a', '2.0.0')]);
  await takeSnapshot(kept, { remotes: ['mf-a'] }, environment);
  await (await caches.open(ownShell)).put(`${origin}/shell.new.js`, new Response(''));
  await (await caches.open(oldShell)).put(`${origin}/shell.old.js`, new Response(''));
  await caches.open('of-somebody-else');
  const clean = (pages: readonly AskedPage[], isFollowed = false) =>
    cleanUp({ kept, caches: caches.asCaches(), pages, ownShell, isFollowed });
  return { caches, kept, clean };
}

test('what no page needs goes, and nothing of others', async () => {
  const { caches, kept, clean } = await device();
  await clean([page([`${origin}/shell.new.js`, `${origin}/remotes/mf-a/2.0.0/`])]);
  expect(await kept.find(oldFile)).toBeUndefined();
  expect(await kept.find(newFile)).toBeDefined();
  expect(await caches.keys()).not.toContain(oldShell);
  expect(await caches.keys()).toEqual(expect.arrayContaining([ownShell, 'of-somebody-else']));
});

test('an open page keeps the files of its composition and its shell', async () => {
  const { caches, kept, clean } = await device();
  await clean([page([`${origin}/shell.old.js`, `${origin}/remotes/mf-a/1.0.0/`]), page([])]);
  expect(await kept.find(oldFile)).toBeDefined();
  expect(await caches.keys()).toContain(oldShell);
});

test('an earlier build whose program is that of the present one is needed by nobody', async () => {
  const { caches, clean } = await device();
  await (await caches.open(oldShell)).put(`${origin}/shell.new.js`, new Response(''));
  await clean([page([`${origin}/shell.new.js`])]);
  expect(await caches.keys()).not.toContain(oldShell);
});

test('a page that is silent keeps everything', async () => {
  const { caches, kept, clean } = await device();
  await clean([page([]), silent]);
  expect(await kept.find(oldFile)).toBeDefined();
  expect(await caches.keys()).toContain(oldShell);
});

test('a shell that follows is not taken for one of the past', async () => {
  const { caches, clean } = await device();
  await clean([page([])], true);
  expect(await caches.keys()).toContain(oldShell);
});
