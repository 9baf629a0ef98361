import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandOf, readStages, restsOf, variablesOf } from './containerfile';

/** What an image is, but for its base: a folder as its file system, and how it is run. */
export interface Image {
  readonly root: string;
  readonly account: string;
  readonly folder: string;
  readonly variables: readonly string[];
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
  /** Folders that are written into: what a volume is mounted at. */
  readonly volumes: readonly string[];
}

export interface AssembleOptions {
  readonly file: string;
  /** The folder that a build sees, for what is copied from there. */
  readonly context: string;
  /** What its first stage leaves under /build. */
  readonly built: string;
  readonly root: string;
  /** How the base starts, where the image itself says nothing. */
  readonly command?: readonly string[];
  /** What a build is given by `--build-arg`. */
  readonly given?: Readonly<Record<string, string>>;
}

/** Does what the last stage of a Containerfile says in a folder: copies, folders, variables, account. */
export function assembleImage({ file, context, built, root, command, given = {} }: AssembleOptions): Image {
  const stage = readStages(readFileSync(file, 'utf8')).at(-1) ?? [];
  let folder = '/';
  for (const { word, rest } of stage) {
    if (word === 'WORKDIR') folder = rest;
    if (word === 'WORKDIR') mkdirSync(path.join(root, rest), { recursive: true });
    if (word === 'RUN') for (const step of rest.split('&&')) runStep(step.trim(), root);
    if (word === 'COPY') copy(withGiven(rest, given), { context, built, root, folder });
  }
  const first = (name: string): string => restsOf(stage, name)[0] ?? '';
  const [, check = ''] = /CMD (.*)$/.exec(first('HEALTHCHECK')) ?? [];
  const own = [...restsOf(stage, 'ENTRYPOINT'), ...restsOf(stage, 'CMD')].flatMap(commandOf);
  return {
    root,
    folder,
    account: first('USER'),
    variables: variablesOf(restsOf(stage, 'ENV')),
    command: own.length > 0 ? own : (command ?? []),
    healthCheck: commandOf(check),
    volumes: restsOf(stage, 'VOLUME'),
  };
}

/** Packages are the base's affair; a folder is made here. Anything else nobody has thought of. */
function runStep(step: string, root: string): void {
  const [, folder] = /^install -d (?:-\S+ \S+ )*(\/\S+)$/.exec(step) ?? [];
  if (folder !== undefined) mkdirSync(path.join(root, folder), { recursive: true });
  else if (!/^(?:apt-get|rm -rf \/var\/lib\/apt)/.test(step)) throw new Error(`Nobody knows how to do this: ${step}`);
}

function withGiven(rest: string, given: Readonly<Record<string, string>>): string {
  return rest.replaceAll(/\$\{(\w+)\}/g, (variable, name: string) => given[name] ?? variable);
}

function copy(
  rest: string,
  { context, built, root, folder }: Pick<AssembleOptions, 'context' | 'built' | 'root'> & { readonly folder: string },
): void {
  const words = rest.split(/\s+/);
  const isFromBuild = words[0]?.startsWith('--from=') ?? false;
  const [from = '', to = ''] = words.slice(isFromBuild ? 1 : 0);
  const source = isFromBuild ? path.join(built, path.relative('/build', from)) : path.join(context, from);
  const target = path.resolve(folder, to);
  const isInto = to.endsWith('/') && !from.endsWith('/') && existsSync(source) && path.extname(source) !== '';
  const place = path.join(root, isInto ? path.join(target, path.basename(source)) : target);
  mkdirSync(path.dirname(place), { recursive: true });
  cpSync(source, place, { recursive: true, verbatimSymlinks: true });
}

/** What a program looks for in /etc, whatever its base is. */
export function furnish(root: string): void {
  mkdirSync(path.join(root, 'etc'), { recursive: true });
  writeFileSync(path.join(root, 'etc/hosts'), '127.0.0.1 localhost\n');
  writeFileSync(path.join(root, 'etc/passwd'), 'root:x:0:0::/:/bin/sh\n');
}
