import { writeLog } from '@barnwatch/shared/auth-client';
import { builtRemoteSchema, type RegisteredRemote, type SuiteRegistry } from '@barnwatch/shared/federation';
import type { OverrideRefusal, RemoteOverride } from '@barnwatch/shared/settings';
import * as v from 'valibot';
import { satisfies } from '../loader/version-range';

/** Longest wait for the description of the other build, ms: a start waits for it. */
const limitMs = 5_000;

export type JudgedOverride =
  | { readonly ok: true; readonly remote: RegisteredRemote }
  | { readonly ok: false; readonly why: OverrideRefusal };

/** What a build says of itself (`remote.json`), checked as what a registry names. Its files are by their digests. */
export async function judgeOverride(
  { remote: name, address }: RemoteOverride,
  { contract, overrideOrigins = [], remotes }: SuiteRegistry,
  fetchFile: typeof fetch,
): Promise<JudgedOverride> {
  const refuse = (why: OverrideRefusal, cause?: unknown): JudgedOverride => {
    writeLog('warning', `${name} is not taken from ${address}: ${why}`, cause === undefined ? {} : { cause });
    return { ok: false, why };
  };
  const isNamed = overrideOrigins.includes(new URL(address).origin) && remotes.some((remote) => remote.name === name);
  if (!isNamed) return refuse('not-allowed');
  let described: unknown;
  try {
    const answer = await fetchFile(`${address}remote.json`, {
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    if (!answer.ok) return refuse('unreachable', `status ${answer.status}`);
    described = JSON.parse(await answer.text());
  } catch (cause) {
    return refuse(cause instanceof SyntaxError ? 'unreadable' : 'unreachable', cause);
  }
  const built = v.safeParse(builtRemoteSchema, described);
  if (!built.success) return refuse('unreadable', built.issues[0].message);
  if (built.output.name !== name) return refuse('another-remote', built.output.name);
  const { needs } = built.output;
  if (!satisfies(contract, needs.contract)) return refuse('contract', needs.contract);
  return { ok: true, remote: { ...built.output, baseUrl: address } };
}
