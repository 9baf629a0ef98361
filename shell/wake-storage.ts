import { deviceStorage } from '@barnwatch/shared/storage';

/** Whoever starts the suite is known by these. */
const ofEachStart = ['instances', 'session', 'settings'] as const;
/** A barn's screen is drawn with these until the barn has answered. */
const ofBarns = ['answers', 'stills'] as const;

/**
 * Opens what a start reads of the device while the program is still being run: each database takes the browser some time,
 * and whether one is late is known by the time that it is waited for (decision 0047).
 */
export function wakeStorage(path: string): void {
  const wanted = path.startsWith('/dashboard/') ? [...ofEachStart, ...ofBarns] : ofEachStart;
  for (const purpose of wanted) void deviceStorage.open(purpose).read('');
}
