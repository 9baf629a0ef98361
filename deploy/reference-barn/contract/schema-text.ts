import type { Contract } from './contract';

type SchemaNode = Record<string, unknown>;

/** An entity of the contract as a JSON Schema (2020-12) that stands alone: what it refers to is in its `$defs`. */
export type SchemaText = (schema: string) => SchemaNode;

const componentPrefix = '#/components/schemas/';

export function readSchemaTexts({ document }: Contract): SchemaText {
  const { schemas } = document.components as { schemas: Record<string, SchemaNode> };
  return (schema) => {
    const definitions: SchemaNode = {};

    function standAlone(value: unknown): unknown {
      if (Array.isArray(value)) return value.map(standAlone);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value).map(([key, member]) => [
          key,
          key === '$ref' ? define(String(member)) : standAlone(member),
        ]),
      );
    }

    function define(reference: string): string {
      const name = reference.slice(componentPrefix.length);
      if (!(name in definitions)) {
        // Before its text is known: an entity may refer to itself.
        definitions[name] = true;
        definitions[name] = standAlone(schemas[name]);
      }
      return `#/$defs/${name}`;
    }

    const text = standAlone(schemas[schema]) as SchemaNode;
    return {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      ...text,
      ...(Object.keys(definitions).length > 0 && { $defs: definitions }),
    };
  };
}
