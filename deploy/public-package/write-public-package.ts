import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { experiments } from '@rspack/core';
import * as v from 'valibot';
import { remoteSharing } from '../../shared/federation/build/sharing';
import { importClosure } from './import-closure';
import { providedDoor, providedNames } from './provided-names';
import { type PublicDoor, publicDoors } from './public-doors';

const manifestSchema = v.object({
  name: v.string(),
  version: v.string(),
  license: v.string(),
  dependencies: v.record(v.string(), v.string()),
});

const rootSchema = v.object({ devDependencies: v.record(v.string(), v.string()) });

/** Where the package is made of what. */
export interface PublicPackageSources {
  /** `shared/` of the repository. */
  readonly shared: string;
  /** Its declaration files, as `tsc -b shared` has written them. */
  readonly declarations: string;
  /** The repository's `package.json`: versions of the types of React. */
  readonly rootManifest: string;
}

/** The module with the sharing options that a remote's build needs. */
function sharingModule(): string {
  return [
    '/** Goes into `shared` of the ModuleFederationPlugin: what the shell provides, and a remote carries no copy of. */',
    `export const sharing = ${JSON.stringify(remoteSharing(), null, 1)};`,
    '',
  ].join('\n');
}

const sharingTypes = `/** Goes into \`shared\` of the ModuleFederationPlugin: what the shell provides, and a remote carries no copy of. */
export declare const sharing: Record<
  string,
  { import: false; singleton: boolean; strictVersion: boolean; requiredVersion: string }
>;
`;

function withoutTypes(file: string, source: string): string {
  const { code } = experiments.swc.transformSync(source, {
    filename: file,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' }, preserveAllComments: true },
  });
  return code;
}

async function write(folder: string, file: string, content: string): Promise<void> {
  const place = path.join(folder, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, content);
}

/** Styles come with the shell; a type needs none. */
function withoutStyles(declarations: string): string {
  return declarations.replace(/^import ['"][^'"]+\.css['"];\n/gm, '');
}

/** Every relative file gets its declarations; answers the packages that they name. */
async function writeDeclarations({ declarations }: PublicPackageSources, out: string): Promise<readonly string[]> {
  const entries = publicDoors.map(({ file }) => path.join(declarations, file.replace(/\.ts$/, '.d.ts')));
  const { files, packages } = importClosure(entries, '.d.ts');
  for (const file of files) {
    await write(out, path.relative(declarations, file), withoutStyles(await readFile(file, 'utf8')));
  }
  return packages;
}

/** The programs of the doors that a remote carries; answers the packages that they import. */
async function writeCarried({ shared }: PublicPackageSources, out: string): Promise<readonly string[]> {
  const entries = publicDoors.filter(({ kind }) => kind === 'carried').map(({ file }) => path.join(shared, file));
  const { files, packages } = importClosure(entries, '.ts');
  for (const file of files) {
    const program = withoutTypes(file, await readFile(file, 'utf8'));
    await write(out, path.relative(shared, file).replace(/\.ts$/, '.js'), program);
  }
  return packages;
}

async function writeProvided({ shared }: PublicPackageSources, out: string): Promise<void> {
  for (const { name, file } of publicDoors.filter(({ kind }) => kind === 'provided')) {
    const names = providedNames(await readFile(path.join(shared, file), 'utf8'));
    await write(out, file.replace(/\.ts$/, '.js'), providedDoor(`@barnwatch/shared/${name}`, names));
  }
}

function exportsOf(doors: readonly PublicDoor[]) {
  return {
    ...Object.fromEntries(
      doors.map(({ name, file }) => [
        `./${name}`,
        { types: `./${file.replace(/\.ts$/, '.d.ts')}`, default: `./${file.replace(/\.ts$/, '.js')}` },
      ]),
    ),
    './sharing': { types: './sharing.d.mts', default: './sharing.mjs' },
    './package.json': './package.json',
  };
}

async function writeManifest(sources: PublicPackageSources, packages: readonly string[], out: string): Promise<void> {
  const shared = v.parse(manifestSchema, JSON.parse(await readFile(path.join(sources.shared, 'package.json'), 'utf8')));
  const root = v.parse(rootSchema, JSON.parse(await readFile(sources.rootManifest, 'utf8')));
  const reactTypes = root.devDependencies['@types/react'];
  const named = packages.map((name) => {
    const version = shared.dependencies[name];
    if (version === undefined) throw new Error(`shared/package.json names no ${name}`);
    return [name, version] as const;
  });
  const manifest = {
    name: shared.name,
    version: shared.version,
    description: 'What remotes of a BarnWatch suite program against: types, the calls of a barn, and what is shared',
    license: shared.license,
    sideEffects: false,
    exports: exportsOf(publicDoors),
    dependencies: Object.fromEntries([...named, ...(reactTypes === undefined ? [] : [['@types/react', reactTypes]])]),
  };
  await write(out, 'package.json', `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * Writes the package that teams outside of the repository program against. The folder appears as a whole, in place of
 * the one before.
 * @throws {Error} when the sources do not hold together
 */
export async function writePublicPackage(sources: PublicPackageSources, out: string): Promise<void> {
  const fresh = `${out}.new-${process.pid}`;
  await rm(fresh, { recursive: true, force: true });
  const packages = [...(await writeDeclarations(sources, fresh)), ...(await writeCarried(sources, fresh))];
  await writeProvided(sources, fresh);
  await write(fresh, 'sharing.mjs', sharingModule());
  await write(fresh, 'sharing.d.mts', sharingTypes);
  await writeManifest(sources, [...new Set(packages)].sort(), fresh);
  await cp(path.join(sources.shared, '../LICENSE'), path.join(fresh, 'LICENSE'));
  await rm(out, { recursive: true, force: true });
  await rename(fresh, out);
}
