import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteBuild } from '@barnwatch/shared/federation/build';
import { repository } from '../../../deploy/build/places';
import { suitePackages } from '../../../deploy/build/suite-packages';

/** Writes the table of all screens and texts of the remotes, each an ordinary `import()`, and answers its file. */
export async function writeParts(folder: string): Promise<string> {
  const remotes = suitePackages(repository, process.env).filter(({ kind }) => kind === 'remote');
  const parts = await Promise.all(
    remotes.map(async ({ directory }) => ({ directory, build: await remoteBuild(directory) })),
  );
  const screens = parts.flatMap(({ directory, build }) =>
    Object.entries(build.exposes).map(([module, { import: file, name }]) =>
      part(`${build.descriptor.name}${module}`, path.join(directory, file), `${build.descriptor.name}-${name}`),
    ),
  );
  const texts = parts.flatMap(({ directory, build }) =>
    ['en', 'de'].map((language) =>
      part(
        `${build.descriptor.name}/${language}`,
        path.join(directory, 'texts', `${language}.json`),
        `${build.descriptor.name}-${language}`,
      ),
    ),
  );
  const file = path.join(folder, 'parts.ts');
  await mkdir(folder, { recursive: true });
  await writeFile(
    file,
    `export const screens: Record<string, () => Promise<object>> = {\n${screens.join('\n')}\n};\n` +
      `export const texts: Record<string, () => Promise<{ default: object }>> = {\n${texts.join('\n')}\n};\n`,
  );
  return file;
}

function part(key: string, file: string, chunk: string): string {
  return `  ${JSON.stringify(key)}: () => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(file)}),`;
}
