import { readFileSync } from 'node:fs';
import { replacedModules, standInFile } from './replaced-modules';

/** Names that a file's export statements give out. */
function exportedNames(text: string): string[] {
  const lists = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(','));
  const declared = [...text.matchAll(/^export (?:const|class|function) (\w+)/gm)].map(([, name = '']) => name);
  return [...lists.map((name) => name.trim()), ...declared].filter(Boolean).sort();
}

test.each(replacedModules.map((replaced) => [replaced.standIn, replaced] as const))(
  '%s gives out what the module of the federation runtime does, in whose place it is built',
  (_name, replaced) => {
    const original = exportedNames(readFileSync(replaced.original, 'utf8'));
    expect(original.length).toBeGreaterThan(0);
    expect(exportedNames(readFileSync(standInFile(replaced), 'utf8'))).toEqual(original);
  },
);
