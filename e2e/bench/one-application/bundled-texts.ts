import type { RegisteredRemote } from '@barnwatch/shared/federation';
import { type Dictionary, type Texts, textsOfVersion } from '@barnwatch/shared/i18n';
import { texts as dictionaries } from 'barnwatch-bench/parts';

/** Stands in for `shell/loader/remote-texts`: the dictionaries are chunks of this build. */
export function remoteTextsLoader(texts: Texts) {
  return async (remote: RegisteredRemote, signal: AbortSignal): Promise<null> => {
    const name = textsOfVersion(remote.textNamespace, remote.version);
    texts.register(name, async (language) => {
      const dictionary = await dictionaries[`${remote.name}/${language}`]?.();
      return (dictionary?.default ?? {}) as Dictionary;
    });
    await texts.load(name, signal);
    return null;
  };
}
