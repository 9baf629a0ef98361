import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [member: string]: Json;
}

/** A place in the contract: JSON pointer, value, and whether a JSON Schema stands there. */
export interface Place {
  readonly pointer: string;
  readonly value: JsonObject;
  readonly isSchema: boolean;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The whole contract, as it is written. */
export function readDocument(): JsonObject {
  const document: JsonObject = parse(readFileSync(join(import.meta.dirname, '..', 'barn.openapi.yaml'), 'utf8'));
  return document;
}

const escaped = (member: string): string => member.replaceAll('~', '~0').replaceAll('/', '~1');

/** Members that hold data or words, not further places. */
const closed = new Set(['example', 'examples', 'default', 'enum', 'x-enum-descriptions']);
/** Keywords with one schema, with a list of schemas, and with schemas by name. */
const schemaMembers = new Set([
  'schema',
  'items',
  'additionalProperties',
  'propertyNames',
  'not',
  'anyOf',
  'oneOf',
  'allOf',
]);
const schemaMaps = new Set(['properties', 'schemas']);

/** Every object of the contract, from the top down. */
export function* placesOf(value: Json, pointer = '', isSchema = false, isMap = false): Generator<Place> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* placesOf(item, `${pointer}/${index}`, isSchema);
    return;
  }
  if (!isObject(value)) return;
  if (!isMap) yield { pointer, value, isSchema };
  for (const [member, child] of Object.entries(value)) {
    if (!isMap && closed.has(member)) continue;
    const holdsSchemas = !isMap && schemaMaps.has(member);
    const childIsSchema = (isMap && isSchema) || holdsSchemas || (!isMap && schemaMembers.has(member));
    yield* placesOf(child, `${pointer}/${escaped(member)}`, childIsSchema, holdsSchemas);
  }
}

/** What stands at a reference such as `#/components/schemas/Camera`. */
export function resolve(document: JsonObject, reference: string): Json | undefined {
  return reference
    .replace(/^#\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<Json | undefined>((value, member) => (isObject(value) ? value[member] : undefined), document);
}

/** One call: method, path without the leading slash, and its description in the contract. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: JsonObject;
}

/** Every call of the contract. */
export function callsOf(document: JsonObject): Call[] {
  const { paths } = document;
  if (!isObject(paths)) throw new Error('The contract has no paths');
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(isObject(item) ? item : {}).map(([method, operation]) => {
      if (!isObject(operation)) throw new Error(`${method} ${path} is no object`);
      return { method: method.toUpperCase(), path: path.slice(1), operation };
    }),
  );
}
