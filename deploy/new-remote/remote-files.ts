import type { RemoteNames } from './remote-names';
import { screenFile, screenStyles, screenTestFile } from './screen-files';
import { screenTexts } from './screen-texts';

/** What a new remote is made for. */
export interface RemoteSetting {
  /** Version of the contract, that of `shared`. */
  readonly contract: string;
  /** Version of React, that of `shared`. */
  readonly react: string;
  /** Place of its entry in the navigation: no other one has it. */
  readonly navOrder: number;
}

function jsonFile(content: object): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

function packageManifest({ remote }: RemoteNames, { contract, react }: RemoteSetting) {
  return {
    name: `@barnwatch/${remote}`,
    version: '0.1.0',
    private: true,
    license: 'Apache-2.0',
    type: 'module',
    dependencies: { '@barnwatch/shared': contract, react },
  };
}

function compilerOptions({ remote }: RemoteNames) {
  return {
    extends: '../tsconfig.base.json',
    compilerOptions: {
      rootDir: '.',
      outDir: `../.cache/types/${remote}`,
      tsBuildInfoFile: `../.cache/types/${remote}.tsbuildinfo`,
      types: ['jest', '@testing-library/jest-dom', 'node'],
    },
    include: ['**/*.ts', '**/*.tsx', '**/*.json', '../css-modules.d.ts'],
    exclude: ['dist', 'node_modules', 'package.json', 'tsconfig.json', 'rspack.config.ts'],
    references: [{ path: '../shared' }],
  };
}

const buildFile = `import { remoteConfiguration } from '../rspack.config.base';

export default remoteConfiguration(import.meta.dirname);
`;

function descriptorFile(names: RemoteNames, { contract, navOrder }: RemoteSetting): string {
  const { remote, screenFolder, component, textKey, route } = names;
  return `import { defineRemote } from '@barnwatch/shared/federation';

const maySee = { any: ['cameras.view'] } as const;

export const remote = defineRemote({
  name: '${remote}',
  needs: { contract: '^${contract}' },
  textNamespace: '${remote}',
  routes: [
    {
      path: '${route}',
      module: './${screenFolder}',
      screen: '${component}',
      titleKey: '${textKey}.title',
      guard: 'signed-in-at-barn',
      permission: maySee,
    },
  ],
  nav: [
    {
      id: '${screenFolder}',
      order: ${navOrder},
      icon: 'list',
      titleKey: '${textKey}.title',
      to: '${route}',
      placement: 'side',
      group: 'configure',
      permission: maySee,
    },
  ],
});
`;
}

/** The files of a new remote, by their places in its folder. */
export function remoteFiles(names: RemoteNames, setting: RemoteSetting): Readonly<Record<string, string>> {
  const screen = `${names.screenFolder}/${names.screenFolder}`;
  return {
    'package.json': jsonFile(packageManifest(names, setting)),
    'tsconfig.json': jsonFile(compilerOptions(names)),
    'rspack.config.ts': buildFile,
    'remote.ts': descriptorFile(names, setting),
    [`${screen}.tsx`]: screenFile(names),
    [`${screen}.module.css`]: screenStyles,
    [`${screen}.test.tsx`]: screenTestFile(names),
    'texts/en.json': screenTexts(names, 'en'),
    'texts/de.json': screenTexts(names, 'de'),
  };
}
