import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';

const jsonSchema = v.record(v.string(), v.unknown());
const parameter = v.object({
  name: v.string(),
  in: v.picklist(['path', 'query']),
  required: v.optional(v.boolean(), false),
  description: v.string(),
  schema: jsonSchema,
});
const reference = v.object({ $ref: v.string() });
const content = v.record(v.string(), v.object({ schema: v.optional(jsonSchema) }));
const operation = v.object({
  operationId: v.string(),
  summary: v.string(),
  tags: v.tuple([v.string()]),
  parameters: v.optional(v.array(reference), []),
  requestBody: v.optional(v.object({ content })),
  responses: v.record(v.string(), v.union([reference, v.object({ content: v.optional(content, {}) })])),
});
const contract = v.object({
  paths: v.record(v.string(), v.record(v.picklist(['get', 'post', 'put', 'patch', 'delete']), operation)),
  components: v.object({ parameters: v.record(v.string(), parameter), schemas: v.record(v.string(), jsonSchema) }),
});

/** A JSON Schema as it stands in the contract. */
export type JsonSchema = v.InferOutput<typeof jsonSchema>;
export type Parameter = v.InferOutput<typeof parameter>;
export type Operation = v.InferOutput<typeof operation>;
/** The parts of the contract that types are made of. */
export type Contract = v.InferOutput<typeof contract>;

/** Reads the contract; throws where it lacks what types are made of. */
export function readContract(file: string): Contract {
  return v.parse(contract, parse(readFileSync(file, 'utf8')));
}
