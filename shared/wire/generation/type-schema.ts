import type { JsonSchema } from './read-contract';

/** Where the contract keeps a schema and where the schema that types are made of keeps it. */
const contractPlace = '#/components/schemas/';
const typePlace = '#/$defs/';

/** What limits values but not types, or would end up as a type of its own. */
const withoutType = new Set(['examples', 'default', 'discriminator', 'propertyNames', 'not', 'maxItems', 'minItems']);

/** Keywords whose keys are names of members, not keywords. */
const memberMaps = new Set(['properties', '$defs']);

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `anyOf` that only says which members must be there together. */
const isPresenceRule = (value: unknown): boolean =>
  Array.isArray(value) && value.every((part) => isObject(part) && Object.keys(part).join() === 'required');

/** A reference with words of its own keeps them only around it: beside it the named type would be lost. */
function withWordsAround(schema: JsonSchema): JsonSchema {
  const { $ref, ...words } = schema;
  return $ref === undefined || Object.keys(words).length === 0 ? schema : { ...words, allOf: [{ $ref }] };
}

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert);
  return isObject(value) ? typeSchema(value) : value;
}

/** A schema of the contract, reduced to what decides its TypeScript type. */
export function typeSchema(schema: JsonSchema): JsonSchema {
  const entries = Object.entries(schema)
    .filter(([keyword, value]) => !withoutType.has(keyword) && !(keyword === 'anyOf' && isPresenceRule(value)))
    .map(([keyword, value]): [string, unknown] => {
      if (keyword === '$ref' && typeof value === 'string') return [keyword, value.replace(contractPlace, typePlace)];
      if (memberMaps.has(keyword) && isObject(value)) {
        return [keyword, Object.fromEntries(Object.entries(value).map(([name, member]) => [name, convert(member)]))];
      }
      return [keyword, convert(value)];
    });
  return withWordsAround(Object.fromEntries(entries));
}

/** Name of the schema that this one merely refers to. */
export function referredName(schema: JsonSchema): string | undefined {
  const { $ref } = schema;
  return typeof $ref === 'string' && Object.keys(schema).length === 1 ? $ref.replace(contractPlace, '') : undefined;
}
