import { webcrypto } from 'node:crypto';
import { keptPicturesPrefix, pictureKey } from '@barnwatch/shared/pictures/files';
import type { KeyValueStore } from '@barnwatch/shared/storage';
import { PagePictures } from '../../pictures/page/page-pictures';
import type { PrivacyChannel } from '../../pictures/page/privacy-channel';
import { StillStore } from '../../pictures/stills/still-store';
import { systemClock } from '../../pictures/timing/clock';

const key = pictureKey('north', 'manager', 'pen-1');
const other = pictureKey('north', 'manager', 'pen-2');
const facts = { timestamp: 1, receivedAt: 1, stale: false, ySize: 75 };
const jpeg = () => new Blob([webcrypto.getRandomValues(new Uint8Array(8))]);

/** What all windows of a browser share. */
function device(): KeyValueStore & { readonly kept: Map<string, unknown> } {
  const kept = new Map<string, unknown>();
  return {
    kept,
    read: async (name) => kept.get(name),
    write: async (name, value) => void kept.set(name, value),
    remove: async (name) => void kept.delete(name),
    keys: async () => [...kept.keys()],
    removeAll: async (prefix = '') => {
      for (const name of [...kept.keys()]) if (name.startsWith(prefix)) kept.delete(name);
    },
    patienceMs: () => 3_000,
  };
}

/** A channel that reaches every window but the one that sends. */
function privacyChannels(): () => PrivacyChannel {
  const windows: ((keys: readonly string[]) => void)[] = [];
  return () => {
    let own: ((keys: readonly string[]) => void) | null = null;
    return {
      tell: (keys) => {
        for (const hear of windows) if (hear !== own) hear(keys);
      },
      listen: (listener) => {
        own = listener;
        windows.push(listener);
      },
    };
  };
}

const open = new Set<string>();
beforeEach(() => {
  open.clear();
  let made = 0;
  Object.assign(URL, {
    createObjectURL: () => {
      made += 1;
      open.add(`blob:${made}`);
      return `blob:${made}`;
    },
    revokeObjectURL: (url: string) => open.delete(url),
  });
});

async function twoWindows() {
  const store = device();
  const join = privacyChannels();
  const windows = [join(), join()].map((one) => new PagePictures(systemClock, new StillStore(store, () => 1), one)) as [
    PagePictures,
    PagePictures,
  ];
  for (const pictures of windows) {
    for (const camera of [key, other]) {
      const blob = jpeg();
      pictures.stillCache.put(camera, blob, facts);
      await pictures.store.keep(camera, { blob, timestamp: 1, receivedAt: 1, ySize: 75 });
    }
  }
  return { store, windows };
}

test('privacy wipes a camera from memory, device and object URLs of all windows, and only that camera', async () => {
  const { store, windows } = await twoWindows();
  const ofThePast = `${keptPicturesPrefix(key)}5%20300`;
  await store.write(ofThePast, 'a picture of the past');
  expect([open.size, store.kept.size]).toEqual([4, 3]);
  windows[0].forgetEverywhere([key]);
  await Promise.resolve();
  for (const { stillCache } of windows) {
    expect(stillCache.frame(key)).toBeNull();
    expect(stillCache.blob(key)).toBeNull();
    expect(stillCache.frame(other)).not.toBeNull();
  }
  expect(open.size).toBe(2);
  expect([...store.kept.keys()]).toEqual([other]);
});

test('a picture that was under way does not come in afterwards, in any window, until privacy ends', async () => {
  const { windows } = await twoWindows();
  windows[0].forgetEverywhere([key]);
  for (const { stillCache } of windows) {
    stillCache.put(key, jpeg(), facts);
    expect(stillCache.frame(key)).toBeNull();
  }
  expect(open.size).toBe(2);
  windows[1].release(key);
  windows[1].stillCache.put(key, jpeg(), facts);
  expect(windows[1].stillCache.frame(key)).not.toBeNull();
  expect(windows[0].stillCache.frame(key)).toBeNull();
});

test('whoever holds pictures of other moments is told once, in every window', async () => {
  const { windows } = await twoWindows();
  const told = windows.map((pictures) => {
    const listener = jest.fn();
    pictures.onHidden(listener);
    return listener;
  });
  windows[0].forgetEverywhere([key]);
  windows[0].forget(key);
  for (const listener of told) expect(listener.mock.calls).toEqual([[key]]);
});
