import { readFileSync } from 'node:fs';
import { replacedModules, replacedStart, standInFile } from './replaced-modules';

/** Names that a file's export statements give out. */
function exportedNames(text: string): string[] {
  const lists = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(','));
  const declared = [...text.matchAll(/^export (?:const|class|(?:async )?function) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
  const listed = lists.map((name) => name.replace(/^.* as /, '').trim());
  const all = [...listed, ...declared, /^export default /m.test(text) ? 'default' : ''];
  return all.filter(Boolean).sort();
}

test.each([...replacedModules, replacedStart].map((replaced) => [replaced.standIn, replaced] as const))(
  '%s gives out what the module of the federation runtime does, in whose place it is built',
  (_name, replaced) => {
    const original = exportedNames(readFileSync(replaced.original, 'utf8'));
    expect(original.length).toBeGreaterThan(0);
    expect(exportedNames(readFileSync(standInFile(replaced), 'utf8'))).toEqual(original);
  },
);
