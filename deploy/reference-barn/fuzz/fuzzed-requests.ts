// biome-ignore-all lint/correctness/noUndeclaredDependencies: the tools of tests belong to the whole workspace
import fc from 'fast-check';
import { buildRequest } from '../conformance/build-request';
import type { Contract, ContractOperation } from '../contract/contract';
import { schemaValues } from './schema-values';
import { wildTexts, wildValues } from './wild-values';

/** One request, whatever the contract thinks of it. `{name}` in its path stands for an id that an earlier answer named. */
export interface FuzzedRequest {
  readonly operation: string;
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** Whose right it is sent with. */
  readonly as: 'manager' | 'nobody' | 'stranger';
  /** Which of the known ids stands for each placeholder. */
  readonly pick: number;
}

/** Requests to an operation: its own words, values of its schemas, and anything else. */
export function fuzzedRequests(contract: Contract, operation: ContractOperation): fc.Arbitrary<FuzzedRequest> {
  const example = buildRequest(contract, operation, { operation: operation.key as never, status: 0 }, new Map());
  return fc
    .record({
      path: pathOf(contract, operation),
      query: queryOf(contract, operation),
      headers: headers(),
      body: bodyOf(contract, operation, example.body),
      as: fc.oneof(
        { weight: 20, arbitrary: fc.constant('manager' as const) },
        fc.constantFrom('nobody' as const, 'stranger' as const),
      ),
      pick: fc.nat(1_000),
    })
    .map(({ path, query, headers: sent, body, as, pick }) => ({
      operation: operation.key,
      method: example.method,
      target: `/${path}${query}`,
      headers: { ...(body !== null && { 'content-type': 'application/json' }), ...sent },
      body,
      as,
      pick,
    }));
}

function pathOf(contract: Contract, operation: ContractOperation): fc.Arbitrary<string> {
  const parts = operation.path.slice(1).split(/(\{\w+\})/);
  return fc
    .tuple(
      ...parts.map((part) => {
        const name = /^\{(\w+)\}$/.exec(part)?.[1];
        if (name === undefined) return fc.constant(part);
        const parameter = operation.parameters.find((known) => known.name === name);
        const fitting = parameter ? schemaValues(contract, parameter.schema) : fc.constant('a');
        return fc.oneof(
          { weight: 8, arbitrary: fc.constant(part) },
          { weight: 3, arbitrary: fitting.map((value) => encodeText(String(value))) },
          { weight: 1, arbitrary: wildTexts.map((text) => encodeText(text.slice(0, 3_000))) },
          { weight: 1, arbitrary: fc.constantFrom('%', '%zz', '%c0%af', '%2e%2e', '.', ';', '%00') },
        );
      }),
    )
    .map((texts) => texts.join(''));
}

function queryOf(contract: Contract, operation: ContractOperation): fc.Arbitrary<string> {
  const known = operation.parameters
    .filter(({ place }) => place === 'query')
    .map(({ name, schema }) =>
      fc.oneof(
        fc.constant(''),
        schemaValues(contract, schema).map((value) => `${name}=${encodeText(String(value))}`),
        wildTexts.map((text) => `${name}=${encodeText(text.slice(0, 1_000))}`),
      ),
    );
  const surplus = fc.oneof(
    { weight: 8, arbitrary: fc.constant('') },
    fc.constantFrom('ticket=a', '__proto__=1', 'a[b]=1', '=', '&&', 'a=%', 'ticket=', '?'),
  );
  return fc.tuple(surplus, ...known).map((parts) => {
    const written = parts.filter((part) => part !== '');
    return written.length > 0 ? `?${written.join('&')}` : '';
  });
}

const headerValues: Readonly<Record<string, readonly string[]>> = {
  range: ['bytes=0-', 'bytes=-1', 'bytes=5-1', 'bytes=0-0,2-3', 'bytes=99999999999999999999-', 'lines=1', 'bytes='],
  'content-type': [
    'text/plain',
    'application/json; charset=utf-16',
    'multipart/form-data',
    '',
    'application/JSON',
    ';',
  ],
  'accept-encoding': ['gzip', 'br;q=x', '*'],
  'if-none-match': ['*', '"a"'],
  'if-modified-since': ['yesterday'],
  origin: ['null', 'http://suite.example', 'http://elsewhere.example'],
  'user-agent': ['', 'a'.repeat(5_000), '\u00e9\u00ff'],
  'x-forwarded-for': ['1.2.3.4', 'unknown', ',,,', '::1%lo'],
  'accept-language': ['de', 'x'.repeat(2_000)],
  expect: ['something'],
  'content-encoding': ['gzip'],
};

function headers(): fc.Arbitrary<Record<string, string>> {
  const entry = fc
    .constantFrom(...Object.keys(headerValues))
    .chain((name) => fc.constantFrom(...(headerValues[name] ?? [''])).map((value) => [name, value] as const));
  return fc.oneof(
    { weight: 9, arbitrary: fc.constant({}) },
    { weight: 2, arbitrary: fc.array(entry, { maxLength: 3 }).map((entries) => Object.fromEntries(entries)) },
  );
}

/** Deeper than a program could write it by calling itself. */
const nestedTexts = fc
  .tuple(fc.constantFrom('[', '{"a":', '{"query":{"$and":[', '[{"$or":'), fc.integer({ min: 1, max: 50_000 }))
  .map(([piece, times]) => piece.repeat(times));

const nestedQueries = fc
  .tuple(fc.constantFrom('$and', '$or'), fc.integer({ min: 1, max: 300 }))
  .map(([operator, levels]) => `{"query":${`{"${operator}":[`.repeat(levels)}{}${']}'.repeat(levels)}}`);

function bodyOf(
  contract: Contract,
  { body, queryable }: ContractOperation,
  example: unknown,
): fc.Arbitrary<string | null> {
  if (body === null) return fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, fc.constantFrom('{}', 'x'));
  const fitting = schemaValues(contract, body.schema);
  const spoilt = fc
    .tuple(fc.oneof(fitting, fc.constant(example)), wildValues, fc.nat(200))
    .map(([value, wild, place]) => spoil(value, wild, place));
  return fc.oneof(
    { weight: queryable.length > 0 ? 2 : 0, arbitrary: nestedQueries },
    { weight: 5, arbitrary: fitting.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.constant(JSON.stringify(example)) },
    { weight: 5, arbitrary: spoilt.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: wildValues.map((value) => JSON.stringify(value)) },
    {
      weight: 1,
      arbitrary: fc.oneof(wildTexts, nestedTexts, fc.constantFrom('{', '[1,', '{"a":1}x', '\ufeff{}', '"', '1e', '')),
    },
  );
}

/** The value with a wild one in one of its places, counted through. */
export function spoil(value: unknown, wild: unknown, place: number): unknown {
  let left = place % (countPlaces(value) + 1);
  const walk = (node: unknown): unknown => {
    if (left === 0) {
      left -= 1;
      return wild;
    }
    left -= 1;
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([name, member]) => [name, walk(member)]));
  };
  return walk(value);
}

function countPlaces(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, member) => sum + 1 + countPlaces(member), 0);
}

/** Lone surrogates have no form in an address. */
function encodeText(text: string): string {
  return encodeURIComponent(text.replaceAll(/[\ud800-\udfff]/gu, '\ufffd'));
}
