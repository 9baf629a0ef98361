/** The parts of an OpenAPI 3.1 document that the server works with. Schemas are named by JSON pointers into it. */
export interface Contract {
  readonly operations: readonly ContractOperation[];
  /** Every permission name that the contract knows (`x-permissions`). */
  readonly permissions: readonly string[];
  /** The whole document: the documentation shows it, schemas are resolved in it. */
  readonly document: Readonly<Record<string, unknown>>;
  /** Semantic version of the contract. */
  readonly version: string;
  /** The document as it was written (YAML). */
  readonly source: string;
}

export type HttpMethod = 'get' | 'put' | 'post' | 'delete' | 'patch' | 'head';

/** A JSON pointer as a URI fragment: `#/components/schemas/Camera`. */
export type SchemaPointer = `#/${string}`;

export interface ContractOperation {
  /** As in the generated types: `GET api/cameras/{cameraId}`. */
  readonly key: string;
  readonly operationId: string;
  readonly method: HttpMethod;
  /** With a leading slash and parameters in braces. */
  readonly path: string;
  /** Whether a bearer token is needed. */
  readonly authenticated: boolean;
  /** Whether a short-lived ticket in the query may stand for the bearer. */
  readonly acceptsTicket: boolean;
  readonly permission: PermissionRule;
  readonly parameters: readonly ContractParameter[];
  readonly body: { readonly required: boolean; readonly schema: SchemaPointer } | null;
  /** By status (`200`); null where the answer is not JSON. */
  readonly answers: ReadonlyMap<number, SchemaPointer | null>;
  /** Fields that a query of this operation may name (`x-queryable`). */
  readonly queryable: readonly string[];
}

/** Every one of `all`, and at least one of `any` where there are any. */
export interface PermissionRule {
  readonly all: readonly string[];
  readonly any: readonly string[];
}

export interface ContractParameter {
  readonly name: string;
  readonly place: string;
  readonly required: boolean;
  readonly schema: SchemaPointer;
}

/** The fields that queries of an operation may name. */
export function queryableOf({ operations }: Contract, operationId: string): readonly string[] {
  return operations.find((operation) => operation.operationId === operationId)?.queryable ?? [];
}

/** @throws when the contract has no such operation */
export function operationOf({ operations }: Contract, operationId: string): ContractOperation {
  const operation = operations.find((candidate) => candidate.operationId === operationId);
  if (!operation) throw new Error(`The contract has no operation ${operationId}`);
  return operation;
}
