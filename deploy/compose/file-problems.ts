import { createHash } from 'node:crypto';
import { type Asset, type PartFiles, partFilesSchema, type RegisteredRemote } from '@barnwatch/shared/federation';
import * as v from 'valibot';
import type { ReadablePlace } from '../suite-place/suite-place';

/** What a descriptor or a registry says of a version, wherever that lies. */
type NamedRemote = Omit<RegisteredRemote, 'baseUrl' | 'before' | 'staged'>;

/** The parts of a remote, in the order in which their files are told of. */
function partsOf({ routes, widgets = [], finder, along }: NamedRemote) {
  return [...routes, ...widgets, ...(finder ? [finder] : []), ...(along ? [along] : [])];
}

const eachOnce = (assets: readonly Asset[]): readonly Asset[] => [
  ...new Map(assets.map((asset) => [asset.file, asset])).values(),
];

/** Every file that is named by itself, each once. */
function namedFiles(remote: NamedRemote): readonly Asset[] {
  return eachOnce([
    remote.entry,
    remote.texts.en,
    remote.texts.de,
    ...partsOf(remote).flatMap(({ files = [] }) => files),
    ...(remote.allFiles ? [remote.allFiles] : []),
    ...(remote.parts ? [remote.parts] : []),
  ]);
}

/** What the list of a remote names for its parts; null where that cannot be read as one. */
async function readParts(suite: ReadablePlace, folder: string, { file }: Asset): Promise<PartFiles | null> {
  const found = await suite.read(`${folder}/${file}`);
  if (found === null) return null;
  try {
    return v.parse(partFilesSchema, JSON.parse(found.content.toString('utf8')));
  } catch {
    return null;
  }
}

/** Every file that a version consists of as far as it is named: by itself, or by the list that the version carries. */
export async function filesOfVersion(
  suite: ReadablePlace,
  folder: string,
  remote: NamedRemote,
): Promise<readonly Asset[]> {
  const parts = remote.parts && (await readParts(suite, folder, remote.parts));
  return eachOnce([...namedFiles(remote), ...Object.values(parts ?? {}).flat()]);
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

/** A part of which the list says something else than what is named with it, or nothing. */
async function listProblems(suite: ReadablePlace, folder: string, remote: NamedRemote): Promise<readonly string[]> {
  if (remote.parts === undefined) return [];
  const listed = await readParts(suite, folder, remote.parts);
  if (listed === null) return [`${remote.parts.file} names no files`];
  return partsOf(remote).flatMap(({ module, files }) => {
    const own = Object.hasOwn(listed, module) ? listed[module] : undefined;
    if (own === undefined) return [`${remote.parts?.file} does not name ${module}`];
    const isSame = files === undefined || JSON.stringify(files) === JSON.stringify(own);
    return isSame ? [] : [`${remote.parts?.file} names other files for ${module}`];
  });
}

/** Every file that is missing, or whose bytes are not those that are named; and a list that does not fit the version. */
export async function fileProblems(suite: ReadablePlace, folder: string, remote: NamedRemote): Promise<string[]> {
  const texts = [remote.texts.en.file, remote.texts.de.file];
  const named = await filesOfVersion(suite, folder, remote);
  const problems = await Promise.all(
    named.map(async (asset) => {
      const problem = await assetProblem(suite, folder, asset, texts.includes(asset.file));
      return problem === undefined ? [] : [`${asset.file} ${problem}`];
    }),
  );
  const ofFiles = problems.flat();
  // A list that is another file says nothing of the version.
  const isListSound = remote.parts === undefined || !ofFiles.some((each) => each.startsWith(`${remote.parts?.file} `));
  const all = [...ofFiles, ...(isListSound ? await listProblems(suite, folder, remote) : [])];
  return all.map((problem) => `${remote.name} ${remote.version}: ${problem}`);
}
