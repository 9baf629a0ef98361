import { compile } from 'json-schema-to-typescript';
import { type OperationTypes, operationTypes } from './operation-types';
import type { Contract } from './read-contract';
import { typeSchema } from './type-schema';

const banner = '// Made from barn.openapi.yaml by `npx tsx shared/wire/generate.ts`. Do not change it by hand.\n';

/** The generator's note of where a type was named; it would be the same under every type. */
const originNote = / \*\n \* This interface was referenced by `.*`'s JSON-Schema\n \* via the `definition` ".*"\.\n/g;

function operationEntry(operation: OperationTypes): string {
  const { key, operationId, summary, path, query, body, answer } = operation;
  const parts = `operationId: '${operationId}'; path: ${path}; query: ${query}; body: ${body}; answer: ${answer};`;
  return `  /** ${summary.replace(/[^.?!]$/, '$&.')} */\n  '${key}': { ${parts} };\n`;
}

/** TypeScript source of every entity and call of the contract. The same contract always gives the same text. */
export async function contractTypes(contract: Contract): Promise<string> {
  const calls = operationTypes(contract);
  const schemas = Object.entries({ ...contract.components.schemas, ...calls.schemas });
  const $defs = Object.fromEntries(schemas.map(([name, schema]) => [name, typeSchema(schema)]));
  const types = await compile({ $defs, title: 'Contract', additionalProperties: false }, 'Contract', {
    additionalProperties: false,
    bannerComment: '',
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 120 },
  });
  const entities = types.replace(/^export interface Contract \{\n?\}\n/m, '').replaceAll(originNote, '');
  const operations = calls.operations.map(operationEntry).join('');
  return [
    banner,
    "import type { FileAnswer } from '../file-answer';\n",
    entities,
    '/** Every call, by method and path. `answer` is the `data` of the envelope. */',
    `export interface Operations {\n${operations}}\n`,
    '/** Name of a call in the contract. */',
    "export type OperationId = Operations[keyof Operations]['operationId'];\n",
  ].join('\n');
}
