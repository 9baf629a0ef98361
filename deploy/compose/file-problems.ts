import { createHash } from 'node:crypto';
import type { Asset, BuiltRemote } from '@barnwatch/shared/federation';
import type { ReadablePlace } from '../suite-place/suite-place';

/** Every file that a descriptor names, each once. */
export function namedFiles(remote: BuiltRemote): Asset[] {
  const all = [
    remote.entry,
    remote.texts.en,
    remote.texts.de,
    ...remote.routes.flatMap(({ files }) => files),
    ...(remote.widgets ?? []).flatMap(({ files }) => files),
    ...(remote.finder?.files ?? []),
    ...(remote.along?.files ?? []),
    ...(remote.allFiles ? [remote.allFiles] : []),
  ];
  return [...new Map(all.map((asset) => [asset.file, asset])).values()];
}

function textProblem(content: Buffer): string | undefined {
  try {
    const texts: unknown = JSON.parse(content.toString('utf8'));
    return typeof texts === 'object' && texts !== null && Object.keys(texts).length > 0 ? undefined : 'holds no texts';
  } catch {
    return 'is not JSON';
  }
}

/** What is wrong with a file of a folder, as the end of a sentence; `undefined` for nothing. */
export async function assetProblem(
  suite: ReadablePlace,
  folder: string,
  asset: Asset,
  isText: boolean,
): Promise<string | undefined> {
  const found = await suite.read(`${folder}/${asset.file}`);
  if (found === null) return 'is missing';
  const { content } = found;
  const algorithm = asset.integrity.startsWith('sha256-') ? 'sha256' : 'sha384';
  const integrity = `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
  if (integrity !== asset.integrity || content.byteLength !== asset.bytes)
    return 'is not the file that was built: its bytes have another integrity';
  return isText ? textProblem(content) : undefined;
}

/** Every file that is missing, or whose bytes are not those that the descriptor names. */
export async function fileProblems(suite: ReadablePlace, folder: string, remote: BuiltRemote): Promise<string[]> {
  const texts = [remote.texts.en.file, remote.texts.de.file];
  const problems = await Promise.all(
    namedFiles(remote).map(async (asset) => {
      const problem = await assetProblem(suite, folder, asset, texts.includes(asset.file));
      return problem === undefined ? [] : [`${remote.name} ${remote.version}: ${asset.file} ${problem}`];
    }),
  );
  return problems.flat();
}
