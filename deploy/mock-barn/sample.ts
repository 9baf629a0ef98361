/** A node of the contract: an object whose members are not known before they are looked at. */
export type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands at a reference such as `#/components/schemas/Camera`; a node of its own where there is none. */
export function resolved(document: Node, node: unknown): Node {
  if (!isNode(node)) return {};
  const { $ref, ...beside } = node;
  if (typeof $ref !== 'string') return node;
  const found = $ref
    .replace(/^#\//, '')
    .split('/')
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((place, step) => (isNode(place) ? place[step] : undefined), document);
  return { ...resolved(document, found), ...beside };
}

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined);

/** What is said outright: an example, the one value that fits, a default. */
function said(schema: Node): { readonly value: unknown } | null {
  for (const value of [first(schema.examples), schema.example, schema.const, schema.default, first(schema.enum)]) {
    if (value !== undefined) return { value };
  }
  return null;
}

/**
 * A value that keeps a schema, by nothing but the contract: its examples where there are some, otherwise the least that
 * the schema asks for.
 */
export function sampleOf(document: Node, node: unknown): unknown {
  const schema = resolved(document, node);
  const known = said(schema);
  if (known) return known.value;
  const parts = [schema.allOf ?? []].flat();
  if (parts.length > 0) return Object.assign({}, ...parts.map((part) => sampleOf(document, part)));
  const choice = first(schema.anyOf) ?? first(schema.oneOf);
  if (choice !== undefined && schema.properties === undefined) return sampleOf(document, choice);
  switch (first([schema.type].flat())) {
    case 'object':
      return objectOf(document, schema);
    case 'array':
      return schema.items === undefined ? [] : [sampleOf(document, schema.items)];
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'boolean':
      return false;
    case 'string':
      return 'text';
    default:
      return null;
  }
}

function objectOf(document: Node, schema: Node): Node {
  const properties = isNode(schema.properties) ? schema.properties : {};
  const required = [schema.required ?? []].flat().map(String);
  return Object.fromEntries(required.map((name) => [name, sampleOf(document, properties[name])]));
}
