import { writeLog } from '@barnwatch/shared/auth-client';
import { builtRemoteSchema, type RegisteredRemote } from '@barnwatch/shared/federation';
import * as v from 'valibot';

/** Longest wait for the description of the version before, ms. */
const limitMs = 10_000;

/**
 * The version of a remote that was in use before, by its own description, whose bytes the registry has named. Null, with
 * a line in the log, where it cannot be had.
 */
export async function fetchVersionBefore({ name, before }: RegisteredRemote): Promise<RegisteredRemote | null> {
  if (before === undefined) return null;
  const { baseUrl, descriptor, version } = before;
  try {
    const answer = await fetch(baseUrl + descriptor.file, {
      credentials: 'same-origin',
      integrity: descriptor.integrity,
      signal: AbortSignal.timeout(limitMs),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const built = v.parse(builtRemoteSchema, await answer.json());
    if (built.name !== name || built.version !== version) throw new Error(`it is ${built.name} ${built.version}`);
    return { ...built, baseUrl };
  } catch (cause) {
    writeLog('warning', `${name} ${version}, the version before, cannot be had`, { cause: String(cause) });
    return null;
  }
}
