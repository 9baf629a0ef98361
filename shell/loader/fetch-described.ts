import { writeLog } from '@barnwatch/shared/auth-client';
import { builtRemoteSchema, type RegisteredRemote } from '@barnwatch/shared/federation';
import * as v from 'valibot';

/**
 * A version of a remote that the registry names by its own description, whose bytes it says. Null, with a line in the log,
 * where it cannot be had in time.
 */
export async function fetchDescribed(
  name: string,
  { baseUrl, descriptor, version }: NonNullable<RegisteredRemote['before']>,
  limitMs: number,
): Promise<RegisteredRemote | null> {
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
    writeLog('warning', `What ${name} ${version} is made of cannot be had`, { cause: String(cause) });
    return null;
  }
}
