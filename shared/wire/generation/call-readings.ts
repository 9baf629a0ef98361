import type { Reading } from './entity-readings';
import type { Contract, JsonSchema, Operation } from './read-contract';
import { ReadingWriter } from './reading-source';
import { referredName } from './type-schema';

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The `data` of the envelope of a call that answers JSON. */
function answerData({ responses }: Operation): JsonSchema | null {
  for (const status of ['200', '201']) {
    const response = responses[status];
    if (!response || !('content' in response)) continue;
    const properties = response.content['application/json']?.schema?.properties;
    const data = isSchema(properties) ? properties.data : undefined;
    return isSchema(data) ? data : null;
  }
  return null;
}

/** How a list of records comes; null where it is none. */
function recordList(member: JsonSchema): { readonly form: 'inOrder' | 'byId'; readonly record: JsonSchema } | null {
  const { type, items, additionalProperties } = member;
  if (type === 'array' && isSchema(items) && referredName(items)) return { form: 'inOrder', record: items };
  if (type === 'object' && isSchema(additionalProperties) && referredName(additionalProperties)) {
    return { form: 'byId', record: additionalProperties };
  }
  return null;
}

function callEntry(key: string, { operationId, summary }: Operation, data: JsonSchema, writer: ReadingWriter): string {
  const properties = isSchema(data.properties) ? data.properties : {};
  const required = new Set(Array.isArray(data.required) ? data.required.filter((one) => typeof one === 'string') : []);
  const lists: string[] = [];
  const frame: JsonSchema = {};
  for (const [name, member] of Object.entries(properties)) {
    const list = isSchema(member) ? recordList(member) : null;
    const form = list?.form === 'inOrder' && !required.has(name) ? 'inOrderIfTold' : list?.form;
    if (list) lists.push(`${name}: /* @__PURE__ */ ${form}(${writer.of(list.record)})`);
    else frame[name] = member;
  }
  const parts = [`'${key}'`, writer.members(frame, required), `{ ${lists.join(', ')} }`];
  return `/** ${summary.replace(/[^.?!]$/, '$&.')} */\nexport const ${operationId} = /* @__PURE__ */ call(${parts.join(', ')});\n`;
}

/** The calls of the contract that answer JSON, by what they are about: the tag of their operation. */
export function callsByTag(
  { paths, components: { schemas } }: Contract,
  sentBack: ReadonlySet<string>,
): ReadonlyMap<string, readonly Reading[]> {
  const tags = new Map<string, Reading[]>();
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const data = answerData(operation);
      if (!data) continue;
      const writer = new ReadingWriter(schemas, sentBack);
      const text = callEntry(`${method.toUpperCase()} ${path.slice(1)}`, operation, data, writer);
      const [tag] = operation.tags;
      tags.set(tag, [...(tags.get(tag) ?? []), { name: operation.operationId, text, refersTo: writer.referred }]);
    }
  }
  return tags;
}
