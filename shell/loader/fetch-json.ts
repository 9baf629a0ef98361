import type { Asset, RegisteredRemote } from '@barnwatch/shared/federation';
import type { LoadFailure } from './load-failure';
import { fileTimeout } from './load-file';

export type FetchedJson = { readonly data: unknown } | { readonly failure: LoadFailure };

/**
 * With a digest, every wrong answer fails as if there had been none: the question is asked once more, without one, to
 * learn what is answered.
 */
async function whyUnavailable(
  address: URL,
  context: LoadFailure['context'],
  cause: unknown,
  end: AbortSignal,
): Promise<LoadFailure> {
  if (end.aborted) return { code: 'timeout', context, cause };
  try {
    const answer = await fetch(address, { cache: 'no-store', credentials: 'omit', signal: end });
    void answer.body?.cancel();
    const contentType = answer.headers.get('content-type') ?? '';
    const known = { ...context, status: answer.status, contentType };
    if (!answer.ok) return { code: 'refused', context: known };
    return { code: contentType.includes('json') ? 'altered' : 'not-a-script', context: known };
  } catch (reason) {
    return { code: end.aborted ? 'timeout' : 'unreachable', context, cause: reason };
  }
}

/** A JSON file of a remote, with exactly the bytes that the registry names; or why it cannot be had. */
export async function fetchJson(
  { name, version, baseUrl }: Pick<RegisteredRemote, 'name' | 'version' | 'baseUrl'>,
  { file, integrity }: Asset,
  signal: AbortSignal,
): Promise<FetchedJson> {
  const context = { remote: name, version, file };
  const address = new URL(file, new URL(baseUrl, document.baseURI));
  const end = AbortSignal.any([signal, AbortSignal.timeout(fileTimeout)]);
  let answer: Response;
  let body: string;
  try {
    answer = await fetch(address, { integrity, credentials: 'omit', signal: end });
    body = await answer.text();
  } catch (cause) {
    return { failure: await whyUnavailable(address, context, cause, end) };
  }
  if (!answer.ok) return { failure: { code: 'refused', context: { ...context, status: answer.status } } };
  try {
    return { data: JSON.parse(body) as unknown };
  } catch (cause) {
    return { failure: { code: 'altered', context, cause } };
  }
}
