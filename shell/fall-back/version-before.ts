import { writeLog } from '@barnwatch/shared/auth-client';
import type { RegisteredRemote } from '@barnwatch/shared/federation';

/** Longest wait for the description of the version before, ms. */
const limitMs = 10_000;

/** The version of a remote that was in use before; its program is fetched only when it is needed. */
export async function versionBefore({ name, before }: RegisteredRemote): Promise<RegisteredRemote | null> {
  if (before === undefined) return null;
  try {
    const { fetchDescribed } = await import(/* webpackChunkName: "versions" */ '../loader/fetch-described');
    return await fetchDescribed(name, before, limitMs);
  } catch (cause) {
    writeLog('warning', 'What goes back to the version before cannot be loaded', { cause });
    return null;
  }
}
