import {
  type Asset,
  type ExposedPart,
  type PartFiles,
  partFilesSchema,
  type RegisteredRemote,
} from '@barnwatch/shared/federation';
import * as v from 'valibot';
import { fetchJson } from './fetch-json';
import type { LoadFailure } from './load-failure';

/** The files of a part besides the entry, or why it is not known which they are. */
export type NamedFiles = { readonly files: readonly Asset[] } | { readonly failure: LoadFailure };

type ReadParts = { readonly parts: PartFiles } | { readonly failure: LoadFailure };

async function readParts(remote: RegisteredRemote, asset: Asset): Promise<ReadParts> {
  // Of no load's own signal: another one may wait for the same answer.
  const fetched = await fetchJson(remote, asset, new AbortController().signal);
  if ('failure' in fetched) return fetched;
  const parsed = v.safeParse(partFilesSchema, fetched.data);
  if (parsed.success) return { parts: parsed.output };
  const context = { remote: remote.name, version: remote.version, file: asset.file };
  return { failure: { code: 'altered', context, cause: parsed.issues[0].message } };
}

/**
 * Knows which files a part of a remote needs: those that the registry names with it, else those that the remote's own list
 * names, which is fetched once. A failure is not kept.
 */
export class PartFilesReader {
  readonly #known = new Map<string, Promise<ReadParts>>();

  async of(remote: RegisteredRemote, { module, files }: ExposedPart): Promise<NamedFiles> {
    if (files !== undefined) return { files };
    const context = { remote: remote.name, version: remote.version, file: module };
    if (remote.parts === undefined) return { failure: { code: 'no-screen', context } };
    const read = await this.#read(remote, remote.parts);
    if ('failure' in read) return read;
    const named = Object.hasOwn(read.parts, module) ? read.parts[module] : undefined;
    return named === undefined ? { failure: { code: 'no-screen', context } } : { files: named };
  }

  #read(remote: RegisteredRemote, asset: Asset): Promise<ReadParts> {
    const key = `${remote.baseUrl}${asset.file} ${asset.integrity}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const reading = readParts(remote, asset).then((read) => {
      if ('failure' in read) this.#known.delete(key);
      return read;
    });
    this.#known.set(key, reading);
    return reading;
  }
}
