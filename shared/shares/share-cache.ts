/** Not named as what a service worker keeps for itself: it outlives a worker that is withdrawn. */
export const shareCacheName = 'shared-with-barnwatch';

/** Takes away all that was shared with the suite. In a file of its own: the first page has it, for signing out. */
export async function forgetAllShares(caches: CacheStorage): Promise<void> {
  await caches.delete(shareCacheName);
}
