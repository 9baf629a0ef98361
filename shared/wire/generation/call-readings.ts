import { listsSentBack } from './lists-sent-back';
import type { Contract, JsonSchema, Operation } from './read-contract';
import { ReadingWriter, readingName } from './reading-source';
import { referredName } from './type-schema';

const banner = '// Made from barn.openapi.yaml by `npx tsx shared/wire/generate.ts`. Do not change it by hand.\n';

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

/** What differs by the kind of an incident, and is read by whoever knows the kind. */
const isPayload = (name: string): boolean => name.endsWith('Payload') && name !== 'IncidentPayload';

/** The named schemas, and those that they refer to, each one before those that refer to it. */
function inOrderOfUse(
  { components: { schemas } }: Contract,
  sentBack: ReadonlySet<string>,
  names: Iterable<string>,
): readonly { readonly name: string; readonly text: string }[] {
  const done = new Map<string, { readonly name: string; readonly text: string }>();
  const visit = (name: string): void => {
    if (done.has(name)) return;
    const writer = new ReadingWriter(schemas, sentBack);
    const text = writer.named(name);
    for (const referred of writer.referred) if (referred !== name) visit(referred);
    done.set(name, { name, text });
  };
  for (const name of names) visit(name);
  return [...done.values()];
}

const fromValibot = [
  'array',
  'boolean',
  'fallback',
  'literal',
  'maxLength',
  'maxValue',
  'minLength',
  'minValue',
  'null_',
  'nullable',
  'nullish',
  'number',
  'object',
  'optional',
  'pipe',
  'record',
  'string',
  'unknown',
] as const;

/**
 * TypeScript source of how a client reads every entity and answer of the contract. The same contract always gives the
 * same text.
 */
export function callReadings(contract: Contract): string {
  const { schemas } = contract.components;
  const sentBack = listsSentBack(contract);
  const writer = new ReadingWriter(schemas, sentBack);
  const calls = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const data = answerData(operation);
      return data ? [callEntry(`${method.toUpperCase()} ${path.slice(1)}`, operation, data, writer)] : [];
    }),
  );
  const used = [...writer.referred, ...Object.keys(schemas).filter(isPayload)];
  const entities = inOrderOfUse(contract, sentBack, used).map(
    ({ name, text }) =>
      `export const ${readingName(name)} = ${text};\nexport type ${name} = InferOutput<typeof ${readingName(name)}>;\n`,
  );
  const body = [...entities, ...calls].join('\n');
  const imported = fromValibot.filter((name) => body.includes(` ${name}(`));
  return [
    banner,
    `import { ${imported.join(', ')}, type InferOutput } from 'valibot';`,
    "import { byId, call, inOrder, inOrderIfTold } from '../call';",
    "import { openWord } from '../open-word';",
    "import { readableItems } from '../readable-items';\n",
    body,
  ].join('\n');
}
