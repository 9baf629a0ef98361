import type { Asset, RegisteredRemote } from '@barnwatch/shared/federation';
import { type Dictionary, type DictionarySource, type Texts, textsOfVersion } from '@barnwatch/shared/i18n';
import { fetchJson } from './fetch-json';
import type { LoadFailure } from './load-failure';

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

async function fetchTexts(remote: RegisteredRemote, asset: Asset, signal: AbortSignal): Promise<Dictionary> {
  const fetched = await fetchJson(remote, asset, signal);
  if ('failure' in fetched) throw new TextsUnavailable(fetched.failure);
  if (isDictionary(fetched.data)) return fetched.data;
  const context = { remote: remote.name, version: remote.version, file: asset.file };
  throw new TextsUnavailable({ code: 'altered', context });
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
