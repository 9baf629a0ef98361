import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractTypes } from './generation/contract-types';
import { readContract } from './generation/read-contract';

// Writes the TypeScript types of the contract. With `--check` it writes nothing and fails if they are stale.

const folder = import.meta.dirname;
const target = join(folder, 'generated', 'contract.ts');

function written(): string | undefined {
  try {
    return readFileSync(target, 'utf8');
  } catch {
    return undefined;
  }
}

const types = await contractTypes(readContract(join(folder, 'barn.openapi.yaml')));
if (!process.argv.includes('--check')) {
  mkdirSync(join(folder, 'generated'), { recursive: true });
  writeFileSync(target, types);
} else if (written() !== types) {
  console.error('shared/wire/generated/contract.ts is stale: run npx tsx shared/wire/generate.ts');
  process.exitCode = 1;
}
