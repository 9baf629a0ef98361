import type { Asset, RegisteredRemote } from '@barnwatch/shared/federation';
import { type Dictionary, type DictionarySource, type Texts, textsOfVersion } from '@barnwatch/shared/i18n';
import type { LoadFailure } from './load-failure';
import { fileTimeout } from './load-file';

function isDictionary(data: unknown): data is Dictionary {
  return (
    typeof data === 'object' &&
    data !== null &&
    !Array.isArray(data) &&
    Object.values(data).every((value) => typeof value === 'string' || isDictionary(value))
  );
}

/** Rejects with this: i18n hands it on as the cause. */
class TextsUnavailable extends Error {
  readonly failure: LoadFailure;

  constructor(failure: LoadFailure) {
    super(`${failure.context.remote}: ${failure.context.file} ${failure.code}`, { cause: failure.cause });
    this.failure = failure;
  }
}

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

async function fetchTexts(remote: RegisteredRemote, asset: Asset, signal: AbortSignal): Promise<Dictionary> {
  const context = { remote: remote.name, version: remote.version, file: asset.file };
  const address = new URL(asset.file, new URL(remote.baseUrl, document.baseURI));
  const end = AbortSignal.any([signal, AbortSignal.timeout(fileTimeout)]);
  let answer: Response;
  let body: string;
  try {
    answer = await fetch(address, { integrity: asset.integrity, credentials: 'omit', signal: end });
    body = await answer.text();
  } catch (cause) {
    throw new TextsUnavailable(await whyUnavailable(address, context, cause, end));
  }
  if (!answer.ok) throw new TextsUnavailable({ code: 'refused', context: { ...context, status: answer.status } });
  const data: unknown = JSON.parse(body);
  if (!isDictionary(data)) throw new TextsUnavailable({ code: 'altered', context });
  return data;
}

function textsSource(remote: RegisteredRemote): DictionarySource {
  return (language, signal) => fetchTexts(remote, remote.texts[language], signal);
}

/** Makes a remote's texts ready in the language in use. Answers why not, or nothing. */
export function remoteTextsLoader(texts: Texts) {
  return async (remote: RegisteredRemote, signal: AbortSignal): Promise<LoadFailure | null> => {
    const name = textsOfVersion(remote.textNamespace, remote.version);
    texts.register(name, textsSource(remote));
    const outcome = await texts.load(name, signal);
    if (outcome.ok) return null;
    const { cause } = outcome.error;
    if (cause instanceof TextsUnavailable) return cause.failure;
    const context = { remote: remote.name, version: remote.version, file: remote.texts.en.file };
    return { code: 'unreachable', context, cause };
  };
}
