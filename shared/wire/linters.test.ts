import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Finding } from './proof/lint';
import { specifiedCalls } from './proof/specified-calls';

const contract = path.join(import.meta.dirname, 'barn.openapi.yaml');

/** Addresses as clients of the specification send them, which the contract has to write so. */
const specified = new Set(specifiedCalls.map((call) => `/${call.slice(call.indexOf(' ') + 1)}`));

/** What may be found all the same: by which rule, where, and why. Everything else is a fault of the contract. */
const accepted: readonly Pick<Finding, 'linter' | 'rule'>[] = [
  // A final slash stands where clients of the specification send one (0049), and nowhere else.
  { linter: 'redocly', rule: 'no-path-trailing-slash' },
  { linter: 'spectral', rule: 'path-keys-no-trailing-slash' },
];

function isFault({ linter, rule, path: at }: Finding): boolean {
  return !(specified.has(at) && accepted.some((one) => one.linter === linter && one.rule === rule));
}

/** Each fault is written once, into a contract that has none. */
const faults: readonly (readonly [from: string, to: string])[] = [
  ['  contact: {name: The BarnWatch project}\n', ''],
  [
    '\n  schemas:\n',
    '\n  schemas:\n    Spare: {type: object, description: Spare., required: [absent], properties: {}}\n',
  ],
  ['\n  headers:\n', '\n  headers:\n    Spare: {description: Spare., schema: {type: integer}}\n'],
  [
    'paths:\n',
    `paths:
  /api/ping/{one}/:
    get:
      operationId: ping
      tags: [Barn]
      responses: {'200': {description: Pong.}}
  /api/{two}/pong:
    get:
      operationId: ping
      tags: [Barn]
      parameters: [{$ref: '#/components/parameters/Absent'}]
      responses: {'200': {description: Pong., content: {application/json: {schema: {type: string}, example: 5}}}}
`,
  ],
];

function spoilt(text: string): string {
  return faults.reduce((spoiling, [from, to]) => {
    if (!spoiling.includes(from)) throw new Error(`The contract has no ${from}`);
    return spoiling.replace(from, () => to);
  }, text);
}

function lint(...files: readonly string[]): readonly (readonly Finding[])[] {
  const root = path.join(import.meta.dirname, '../..');
  const program = path.join(import.meta.dirname, 'proof/lint.ts');
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program, ...files], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

const folder = mkdtempSync(path.join(tmpdir(), 'barnwatch-linters-'));
const spoiltContract = path.join(folder, 'spoilt.openapi.yaml');
writeFileSync(spoiltContract, spoilt(readFileSync(contract, 'utf8')));
const [found = [], foundInSpoilt = []] = lint(contract, spoiltContract);
rmSync(folder, { recursive: true });

test('two independent linters find no error and nothing to warn of in the contract', () => {
  expect(found.filter(isFault)).toEqual([]);
});

test('what is accepted is there: each exception is still needed', () => {
  const isFound = (one: (typeof accepted)[number]) =>
    found.some(({ linter, rule }) => linter === one.linter && rule === one.rule);
  expect(accepted.filter((one) => !isFound(one))).toEqual([]);
});

test.each([
  [
    'redocly',
    [
      'no-ambiguous-paths',
      'no-invalid-media-type-examples',
      'no-path-trailing-slash',
      'no-required-schema-properties-undefined',
      'no-unresolved-refs',
      'no-unused-components',
      'operation-4xx-response',
      'operation-operationId-unique',
      'path-parameters-defined',
    ],
  ],
  [
    'spectral',
    [
      'info-contact',
      'invalid-ref',
      'oas3-unused-component',
      'oas3-valid-media-example',
      'operation-operationId-unique',
      'path-keys-no-trailing-slash',
      'path-params',
    ],
  ],
] as const)('%s would find faults', (linter, rules) => {
  const faulty = foundInSpoilt.filter(isFault).filter((finding) => finding.linter === linter);
  expect(faulty.map(({ rule }) => rule)).toEqual(expect.arrayContaining([...rules]));
});
