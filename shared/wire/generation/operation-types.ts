import type { Contract, JsonSchema, Operation, Parameter } from './read-contract';
import { referredName } from './type-schema';

/** One call as types see it: the name of the type of each part. */
export interface OperationTypes {
  /** Method and path without the leading slash, as in `GET api/cameras/{cameraId}`. */
  readonly key: string;
  readonly operationId: string;
  readonly summary: string;
  readonly path: string;
  readonly query: string;
  readonly body: string;
  readonly answer: string;
}

/** The calls of the contract, and the schemas that they need beside those of its entities. */
export interface CallTypes {
  readonly operations: readonly OperationTypes[];
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

const none = 'undefined';

function parametersOf(contract: Contract, operation: Operation, place: Parameter['in']): Parameter[] {
  return operation.parameters
    .map(({ $ref }) => {
      const found = contract.components.parameters[$ref.replace('#/components/parameters/', '')];
      if (!found) throw new Error(`${operation.operationId}: ${$ref} does not exist`);
      return found;
    })
    .filter((parameter) => parameter.in === place);
}

function parametersSchema(parameters: readonly Parameter[]): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      parameters.map(({ name, schema, description }) => [name, { ...schema, description }]),
    ),
  };
}

/** The `data` of the envelope that the first 2xx with JSON answers. */
function dataSchema(schema: JsonSchema): JsonSchema | undefined {
  const { properties } = schema;
  if (typeof properties !== 'object' || properties === null || !('data' in properties)) return undefined;
  const { data } = properties;
  return typeof data === 'object' && data !== null ? { ...data } : undefined;
}

/** Type of an answer: a name for JSON, `'OK'` for text, `FileAnswer` for everything else. */
function answerType(operation: Operation, name: (part: string, schema: JsonSchema) => string): string {
  for (const status of ['200', '201']) {
    const response = operation.responses[status];
    if (!response || !('content' in response)) continue;
    const json = response.content['application/json']?.schema;
    if (json) {
      const data = dataSchema(json);
      if (!data) throw new Error(`${operation.operationId}: the answer has no data`);
      return name('Answer', data);
    }
    const text = response.content['text/plain']?.schema?.const;
    if (typeof text === 'string') return `'${text}'`;
    return `FileAnswer<${Object.keys(response.content)
      .map((type) => `'${type}'`)
      .join(' | ')}>`;
  }
  throw new Error(`${operation.operationId}: no answer`);
}

/** Names the types of every call, in the order of the contract. */
export function operationTypes(contract: Contract): CallTypes {
  const schemas: Record<string, JsonSchema> = {};
  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): OperationTypes => {
      const { operationId } = operation;
      const prefix = operationId.charAt(0).toUpperCase() + operationId.slice(1);
      const name = (part: string, schema: JsonSchema): string => {
        const known = referredName(schema);
        if (known) return known;
        schemas[prefix + part] = { description: `${part} of ${operationId}.`, ...schema };
        return prefix + part;
      };
      const inPath = parametersOf(contract, operation, 'path');
      const inQuery = parametersOf(contract, operation, 'query');
      const body = operation.requestBody?.content['application/json']?.schema;
      return {
        key: `${method.toUpperCase()} ${path.slice(1)}`,
        operationId,
        summary: operation.summary,
        path: inPath.length > 0 ? name('Path', parametersSchema(inPath)) : none,
        query: inQuery.length > 0 ? name('Query', parametersSchema(inQuery)) : none,
        body: body ? name('Body', body) : none,
        answer: answerType(operation, name),
      };
    }),
  );
  return { operations, schemas };
}
