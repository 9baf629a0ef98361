import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractDocument } from './generation/contract-document';
import { contractTypes } from './generation/contract-types';
import { readContract } from './generation/read-contract';
import { readingFiles } from './generation/reading-files';

// Writes the TypeScript types of the contract, how a client reads its answers, and the contract as JSON for those who
// serve it. With `--check` it writes nothing and fails if they are stale.

const folder = join(import.meta.dirname, 'generated');

function written(target: string): string | undefined {
  try {
    return readFileSync(target, 'utf8');
  } catch {
    return undefined;
  }
}

const file = join(import.meta.dirname, 'barn.openapi.yaml');
const contract = readContract(file);
const made = {
  'contract.ts': await contractTypes(contract),
  ...readingFiles(contract),
  'barn.openapi.json': contractDocument(file),
};
mkdirSync(join(folder, 'readings'), { recursive: true });
for (const [name, text] of Object.entries(made)) {
  const target = join(folder, name);
  if (!process.argv.includes('--check')) writeFileSync(target, text);
  else if (written(target) !== text) {
    console.error(`shared/wire/generated/${name} is stale: run npx tsx shared/wire/generate.ts`);
    process.exitCode = 1;
  }
}
