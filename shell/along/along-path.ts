/** Where a barn is taken along (product 10.6b). */
export const alongPath = '/dashboard/:barnId/take-along';

/** Whether a path is that of a barn that is taken along. */
export function isAlongPath(path: string): boolean {
  return /^\/dashboard\/[^/]+\/take-along\/?$/.test(path);
}
