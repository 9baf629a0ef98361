import type { Compiler } from '@rspack/core';
import { MachineFreeMapsPlugin } from './machine-free-maps-plugin';

/** A build with these files, as far as a plugin for files sees it. */
function build(
  files: Readonly<Record<string, string>>,
  plugin: MachineFreeMapsPlugin,
): Readonly<Record<string, string>> {
  const written = new Map(Object.entries(files));
  const assets = Object.fromEntries([...written].map(([name, text]) => [name, { source: () => text }]));
  const compilation = {
    hooks: { processAssets: { tap: (_where: unknown, process: (all: typeof assets) => void) => process(assets) } },
    updateAsset: (name: string, source: { readonly text: string }) => void written.set(name, source.text),
  };
  const compiler = {
    rspack: {
      Compilation: { PROCESS_ASSETS_STAGE_DEV_TOOLING: 500 },
      sources: {
        RawSource: class {
          constructor(readonly text: string) {}
        },
      },
    },
    hooks: { thisCompilation: { tap: (_name: string, see: (one: typeof compilation) => void) => see(compilation) } },
  };
  plugin.apply(compiler as unknown as Compiler);
  return Object.fromEntries(written);
}

test('source maps name no folder of the machine that built them; scripts stay as they are', () => {
  const line = 'import entry from "/home/anna/barnwatch/node_modules/a/index.js"';
  const map = JSON.stringify({ sourcesContent: [line], mappings: 'AAAA' });
  const built = build({ 'shell.js.map': map, 'shell.js': line }, new MachineFreeMapsPlugin('/home/anna/barnwatch'));
  expect(JSON.parse(built['shell.js.map'] ?? '')).toEqual({
    sourcesContent: ['import entry from "./node_modules/a/index.js"'],
    mappings: 'AAAA',
  });
  expect(built['shell.js']).toBe(line);
});
