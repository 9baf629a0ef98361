import { writeLog } from '@barnwatch/shared/auth-client';
import type { RegisteredRemote } from '@barnwatch/shared/federation';

/** The version of a remote that was in use before; its program is fetched only when it is needed. */
export async function versionBefore(remote: RegisteredRemote): Promise<RegisteredRemote | null> {
  try {
    const { fetchVersionBefore } = await import(/* webpackChunkName: "version-before" */ './fetch-version-before');
    return await fetchVersionBefore(remote);
  } catch (cause) {
    writeLog('warning', 'What goes back to the version before cannot be loaded', { cause });
    return null;
  }
}
