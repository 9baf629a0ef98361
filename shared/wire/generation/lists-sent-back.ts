import type { Contract, JsonSchema } from './read-contract';
import { referredName } from './type-schema';

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const schemasIn = (value: unknown): readonly JsonSchema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

/** Names of the lists that some call of the contract sends as a whole, at whatever depth of its body. */
export function listsSentBack({ paths, components: { schemas } }: Contract): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<JsonSchema>();
  const visit = (schema: JsonSchema): void => {
    if (seen.has(schema)) return;
    seen.add(schema);
    const referred = schemas[referredName(schema) ?? ''];
    if (referred) visit(referred);
    const { properties, items, additionalProperties, allOf, anyOf, oneOf } = schema;
    for (const [name, member] of Object.entries(isSchema(properties) ? properties : {})) {
      if (!isSchema(member)) continue;
      if (member.type === 'array') names.add(name);
      visit(member);
    }
    for (const inner of [items, additionalProperties]) if (isSchema(inner)) visit(inner);
    for (const inner of [allOf, anyOf, oneOf].flatMap(schemasIn)) visit(inner);
  };
  for (const { requestBody } of Object.values(paths).flatMap((item) => Object.values(item))) {
    for (const { schema } of Object.values(requestBody?.content ?? {})) if (schema) visit(schema);
  }
  return names;
}
