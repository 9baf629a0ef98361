import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDescriptor } from '../descriptor';
import { descriptorProblems, exposedModules } from './descriptor-problems';
import { exposedChunkName } from './exposed-chunk-name';

/** The visible texts of a remote, one flat or nested dictionary per language. */
export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

/** What says what a remote is, and is no module of it. */
export const describingFiles = ['remote.ts', 'texts/en.json', 'texts/de.json'] as const;

/** Everything that a remote's build knows before the compiler runs. */
export interface RemoteBuild {
  readonly descriptor: RemoteDescriptor;
  readonly version: string;
  /** Global name of the container, with the version. */
  readonly container: string;
  /** Exposed modules: `./folder` or `./wing/folder` → file. */
  readonly exposes: Readonly<Record<string, { import: string; name: string }>>;
  readonly texts: { readonly en: Dictionary; readonly de: Dictionary };
}

function readJson<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(file, 'utf8')) as Shape;
}

/**
 * Reads and checks a remote's descriptor, texts and version.
 * @throws an error that lists every problem when the descriptor does not hold.
 */
export async function remoteBuild(directory: string): Promise<RemoteBuild> {
  const descriptorFile = path.join(directory, 'remote.ts');
  // A module is read once: another address reads it as it is now.
  const { mtimeMs } = statSync(descriptorFile);
  const { remote: descriptor } = (await import(`${pathToFileURL(descriptorFile).href}?at=${mtimeMs}`)) as {
    remote: RemoteDescriptor;
  };
  const texts = {
    en: readJson<Dictionary>(path.join(directory, 'texts/en.json')),
    de: readJson<Dictionary>(path.join(directory, 'texts/de.json')),
  };
  const version =
    process.env.BARNWATCH_VERSION ?? readJson<{ version: string }>(path.join(directory, 'package.json')).version;
  const modules = exposedModules(descriptor);
  const moduleFile = (module: string) => `${module}/${path.basename(module)}.tsx`;
  const problems = descriptorProblems(descriptor, texts, (module) =>
    existsSync(path.join(directory, moduleFile(module))),
  );
  if (problems.length > 0) throw new Error([`${descriptor.name}/remote.ts does not hold:`, ...problems].join('\n- '));
  return {
    descriptor,
    version,
    container: `${descriptor.name}_${version}`.replace(/\W/g, '_'),
    exposes: Object.fromEntries(
      modules.map((module) => [module, { import: moduleFile(module), name: exposedChunkName(module) }]),
    ),
    texts,
  };
}
