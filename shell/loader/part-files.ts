import { type Asset, assetListSchema, type ExposedPart, type RegisteredRemote } from '@barnwatch/shared/federation';
import * as v from 'valibot';
import { type FetchedJson, fetchJson } from './fetch-json';
import type { LoadFailure } from './load-failure';

/** The files of a part besides the entry, or why it is not known which they are. */
export type NamedFiles = { readonly files: readonly Asset[] } | { readonly failure: LoadFailure };

/**
 * Knows which files a part of a remote needs: those that the registry names with it, else those that the remote's own list
 * names, which is fetched once. A failure is not kept.
 */
export class PartFilesReader {
  readonly #known = new Map<string, Promise<FetchedJson>>();

  async of(remote: RegisteredRemote, { module, files }: ExposedPart): Promise<NamedFiles> {
    if (files !== undefined) return { files };
    const { name, version, parts } = remote;
    const refused = (code: LoadFailure['code'], file: string): NamedFiles => {
      return { failure: { code, context: { remote: name, version, file } } };
    };
    if (parts === undefined) return refused('no-screen', module);
    const read = await this.#read(remote, parts);
    if ('failure' in read) return read;
    if (typeof read.data !== 'object' || read.data === null) return refused('altered', parts.file);
    if (!Object.hasOwn(read.data, module)) return refused('no-screen', module);
    const named = v.safeParse(assetListSchema, Reflect.get(read.data, module));
    return named.success ? { files: named.output } : refused('altered', parts.file);
  }

  #read(remote: RegisteredRemote, list: Asset): Promise<FetchedJson> {
    const key = `${remote.baseUrl}${list.file} ${list.integrity}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    // Of no load's own signal: another one may wait for the same answer.
    const reading = fetchJson(remote, list, new AbortController().signal).then((read) => {
      if ('failure' in read) this.#known.delete(key);
      return read;
    });
    this.#known.set(key, reading);
    return reading;
  }
}
