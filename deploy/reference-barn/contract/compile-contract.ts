import type { ValidationIssue } from '@barnwatch/shared/wire';
import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Contract, ContractOperation, SchemaPointer } from './contract';
import { isWide } from './is-wide';

/** One broken rule: where, which field (a JSON pointer, empty for the whole), and which keyword of JSON Schema. */
export type ContractIssue = Omit<ValidationIssue, 'in'> & { readonly in: ValidationIssue['in'] | 'answer' };

export interface CompiledOperation {
  /** Path and query are texts on the wire: numbers and booleans among them are converted in place. */
  readonly checkPath: Check;
  readonly checkQuery: Check;
  readonly checkBody: Check;
  readonly checkAnswer: (status: number, body: unknown) => readonly ContractIssue[];
}

/** @returns nothing when the value fits */
type Check = (value: unknown) => readonly ContractIssue[];

const documentName = 'contract';

/** Checks a value against an entity of the contract. @returns nothing when it fits */
export type CheckSchema = (schema: string, value: unknown) => readonly ValidationIssue[];

/** A contract with its checks. Each is compiled when it is first needed, once. */
export interface CheckedContract extends Contract {
  readonly compile: (operation: ContractOperation) => CompiledOperation;
  /** For values whose schema follows from other values: the operation's own schema cannot say which one it is. */
  readonly checkSchema: CheckSchema;
}

/**
 * A start does not wait for hundreds of schemas, and answers, which only tests check, cost a barn nothing. What starts
 * many barns compiles once for all of them.
 */
export function compileContract(contract: Contract): CheckedContract {
  return { ...contract, compile: operationChecks(contract), checkSchema: schemaCheck(contract) };
}

function operationChecks(contract: Contract): CheckedContract['compile'] {
  const strict = createAjv(contract, { allErrors: true });
  const brief = createAjv(contract, { allErrors: false });
  const converting = createAjv(contract, { allErrors: true, coerceTypes: true });
  const compiled = new Map<string, CompiledOperation>();
  return (operation) => {
    const known = compiled.get(operation.key);
    if (known) return known;
    const fresh: CompiledOperation = {
      checkPath: checkParameters(converting, operation, 'path'),
      checkQuery: checkParameters(converting, operation, 'query'),
      checkBody: checkBody(strict, brief, operation),
      checkAnswer: checkAnswer(strict, operation),
    };
    compiled.set(operation.key, fresh);
    return fresh;
  };
}

function schemaCheck(contract: Contract): CheckSchema {
  const ajv = createAjv(contract, { allErrors: true });
  const compiled = new Map<string, ValidateFunction>();
  return (schema, value) => {
    const validate = compiled.get(schema) ?? ajv.compile(reference(`#/components/schemas/${schema}`));
    compiled.set(schema, validate);
    return issuesOf(validate, value, 'body');
  };
}

function createAjv(contract: Contract, how: Pick<Options, 'allErrors' | 'coerceTypes'>): Ajv2020 {
  // The document is an OpenAPI document, not a schema: only parts of it are compiled, unknown keywords are its own.
  const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false, ...how });
  addFormats(ajv);
  ajv.addSchema(contract.document, documentName);
  return ajv;
}

const reference = (pointer: SchemaPointer): { $ref: string } => ({ $ref: `${documentName}${pointer}` });

function whenNeeded(ajv: Ajv2020, schema: object): () => ValidateFunction {
  let compiled: ValidateFunction | undefined;
  return () => {
    compiled ??= ajv.compile(schema);
    return compiled;
  };
}

function checkParameters(ajv: Ajv2020, operation: ContractOperation, place: 'path' | 'query'): Check {
  const parameters = operation.parameters.filter((parameter) => parameter.place === place);
  const validate = whenNeeded(ajv, {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, reference(schema)])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  });
  return (value) => issuesOf(validate(), value, place);
}

/** A wide body is checked up to its first fault: a list of a hundred thousand wrong entries has a million of them. */
function checkBody(strict: Ajv2020, brief: Ajv2020, { body }: ContractOperation): Check {
  if (body === null) return () => [];
  const schema = reference(body.schema);
  const [checkAll, checkBriefly] = [whenNeeded(strict, schema), whenNeeded(brief, schema)];
  return (value) => {
    if (value === undefined && !body.required) return [];
    return issuesOf(isWide(value) ? checkBriefly() : checkAll(), value ?? null, 'body');
  };
}

function checkAnswer(ajv: Ajv2020, { answers }: ContractOperation): CompiledOperation['checkAnswer'] {
  const validations = new Map(
    [...answers].map(
      ([status, schema]) => [status, schema === null ? null : whenNeeded(ajv, reference(schema))] as const,
    ),
  );
  return (status, body) => {
    const validate = validations.get(status);
    if (validate === undefined) {
      return [{ in: 'answer', field: '', rule: 'status', message: `status ${status} is not in the contract` }];
    }
    return validate === null ? [] : issuesOf(validate(), body, 'answer');
  };
}

// Enough to correct a form with; a hostile body does not become a long answer.
const mostIssues = 20;

function issuesOf<Place extends ContractIssue['in']>(
  validate: ValidateFunction,
  value: unknown,
  place: Place,
): readonly (Omit<ContractIssue, 'in'> & { readonly in: Place })[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).slice(0, mostIssues).map((error) => ({
    in: place,
    field: fieldOf(error).slice(0, 500),
    rule: error.keyword,
    message: (error.message ?? 'does not fit the contract').slice(0, 500),
  }));
}

/** A missing or surplus member is named itself, not the object around it. */
function fieldOf({ instancePath, params }: ErrorObject): string {
  const member: unknown = params.missingProperty ?? params.additionalProperty;
  return typeof member === 'string' ? `${instancePath}/${member}` : instancePath;
}
