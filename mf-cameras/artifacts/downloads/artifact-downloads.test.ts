import type { FileAnswer, FileOptions, InstanceClient, Outcome } from '@barnwatch/shared/auth-client';
import { createDeviceStorage, type Database } from '@barnwatch/shared/storage';
import { ArtifactDownloads } from './artifact-downloads';
import { ArtifactStore } from './artifact-store';

const owner = { instanceId: 'north-barn', accountId: 'manager' };
const file = new Blob(['picture']);

interface Asked {
  readonly options: FileOptions;
  readonly answer: (outcome: Outcome<FileAnswer>) => Promise<void>;
}

/** A disk that never fails. */
function openDisk(): Database {
  const records = new Map<string, unknown>();
  return {
    getItem: async (key) => records.get(key),
    setItem: async (key, value) => void records.set(key, value),
    removeItem: async (key) => void records.delete(key),
    keys: async () => [...records.keys()],
  };
}

function open() {
  const store = createDeviceStorage({ openDatabase: async () => openDisk(), now: Date.now }).open('stills');
  const kept = new ArtifactStore(store, () => 5);
  const downloads = new ArtifactDownloads(kept, owner);
  const asked: Asked[] = [];
  const client = {
    file: (_path: string, options: FileOptions) =>
      new Promise<Outcome<FileAnswer>>((resolve) => {
        const answer = async (outcome: Outcome<FileAnswer>) => {
          resolve(outcome);
          await new Promise((turn) => setTimeout(turn, 5));
        };
        asked.push({ options, answer });
      }),
    // Nothing else of a client is used by a download.
  } as unknown as InstanceClient;
  const came: Outcome<FileAnswer> = { ok: true, value: { blob: file, headers: new Headers() } };
  return { store, kept, downloads, asked, client, came };
}

test('to download, downloading with its progress, downloaded (product 4.11); then it is on the device', async () => {
  const { downloads, asked, client, came, kept } = open();
  expect(downloads.state('a').kind).toBe('unknown');
  await downloads.look();
  expect(downloads.state('a').kind).toBe('toDownload');
  void downloads.start(client, 'a');
  expect(downloads.state('a')).toEqual({ kind: 'downloading', share: null });
  asked[0]?.options.onProgress?.(30, 100);
  expect(downloads.state('a')).toEqual({ kind: 'downloading', share: 0.3 });
  await asked[0]?.answer(came);
  expect(downloads.state('a').kind).toBe('downloaded');
  expect(await downloads.file('a')).not.toBeNull();
  expect(await kept.kept(owner)).toEqual(new Set(['a']));
  const later = new ArtifactDownloads(kept, owner);
  await later.look();
  expect(later.state('a').kind).toBe('downloaded');
});

test('aborting goes back to the first state, and nothing comes in afterwards (product 4.11)', async () => {
  const { downloads, asked, client, came, kept } = open();
  await downloads.look();
  void downloads.start(client, 'a');
  downloads.abort('a');
  expect(asked[0]?.options.signal?.aborted).toBe(true);
  await asked[0]?.answer(came);
  expect(downloads.state('a').kind).toBe('toDownload');
  expect((await kept.kept(owner)).size).toBe(0);
});

test('pressed twice it is asked for once; after an abort it can be begun again', async () => {
  const { downloads, asked, client, came } = open();
  void downloads.start(client, 'a');
  void downloads.start(client, 'a');
  expect(asked).toHaveLength(1);
  downloads.abort('a');
  void downloads.start(client, 'a');
  await asked[0]?.answer(came);
  expect(downloads.state('a').kind).toBe('downloading');
  await asked[1]?.answer(came);
  expect(downloads.state('a').kind).toBe('downloaded');
});

test('what failed says why, and is not kept', async () => {
  const { downloads, asked, client, kept } = open();
  void downloads.start(client, 'a');
  const error = { code: 'timeout' as const, context: { instanceId: 'north-barn', call: 'GET' } };
  await asked[0]?.answer({ ok: false, error });
  expect(downloads.state('a')).toEqual({ kind: 'failed', error });
  expect((await kept.kept(owner)).size).toBe(0);
});

test('deleted from the device it is to download again, also where another window has done it', async () => {
  const { downloads, asked, client, came, kept } = open();
  void downloads.start(client, 'a');
  await asked[0]?.answer(came);
  await downloads.remove('a');
  expect(downloads.state('a').kind).toBe('toDownload');
  expect(await downloads.file('a')).toBeNull();
  void downloads.start(client, 'b');
  await asked[1]?.answer(came);
  await kept.remove(owner, 'b');
  await downloads.look();
  expect(downloads.state('b').kind).toBe('toDownload');
});

test('a damaged record is set aside, and the artifact is to download (F28, F29)', async () => {
  const { downloads, store } = open();
  await store.write('north-barn/manager/artifact/a', { version: 1, value: { blob: 'none' } });
  await downloads.look();
  expect(downloads.state('a').kind).toBe('downloaded');
  expect(await downloads.file('a')).toBeNull();
  expect(downloads.state('a').kind).toBe('toDownload');
  expect(await store.keys('damaged:')).toHaveLength(1);
});

test('with the session all downloads end', async () => {
  const { downloads, asked, client, came, kept } = open();
  void downloads.start(client, 'a');
  downloads.end();
  await asked[0]?.answer(came);
  expect((await kept.kept(owner)).size).toBe(0);
});
