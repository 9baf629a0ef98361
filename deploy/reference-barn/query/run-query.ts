import type { Filter, Order, Page, Projection, QueryRequest } from '@barnwatch/shared/wire';
import { refuseRequest } from '../server/invalid-request';
import { type Refusal, refuse } from '../server/refusals';
import type { Database } from '../storage/database';
import {
  type CompiledCondition,
  columnOf,
  compileQuery,
  documentPath,
  type FieldColumns,
  isQueryFault,
  type QueryableFields,
  type QueryFault,
} from './compile-query';

/** A table of JSON documents that can be asked. */
export interface QueryableTable extends QueryableFields {
  readonly table: string;
  /** Column of the id: records that are equal in order follow by it. */
  readonly idColumn: string;
  /** Members that every record carries, whatever a projection says. */
  readonly required: readonly string[];
  /** Members that a projection may name although no query can. */
  readonly optional?: readonly string[];
  /** Further columns that say all of the records that a query can find; none unless said. */
  readonly narrowed?: (query: Filter) => FieldColumns;
  /** Which records there are for this caller at all; every one unless said. */
  readonly visible?: CompiledCondition;
}

export interface QueryResult<Document> {
  readonly documents: Document[];
  readonly page: Page;
}

// The contract's limit, also where the caller names none.
const mostDocuments = 1000;

/** Runs a query that fits the contract. Documents come in the order asked for. */
export function runQuery<Document extends object>(
  database: Database,
  whole: QueryableTable,
  { query = {}, order = [], limit = mostDocuments, offset = 0, projection }: QueryRequest,
): QueryResult<Document> | Refusal {
  const table = whole.narrowed ? { ...whole, columns: { ...whole.columns, ...whole.narrowed(query) } } : whole;
  const asked = compileQuery(query, table);
  if (isQueryFault(asked)) return refuseFault(asked);
  const condition = both(table.visible, asked);
  const sorting = compileOrder(order, table);
  if (isQueryFault(sorting)) return refuseFault(sorting);
  const missing = Object.keys(projection ?? {}).find(
    (member) => !table.names.some((name) => name.split('.')[0] === member) && table.optional?.includes(member) !== true,
  );
  if (missing !== undefined) return refuseField(missing, 'is no member of these records');

  const total = database.first<{ total: number }>(
    `SELECT count(*) AS total FROM ${table.table} WHERE ${condition.sql}`,
    ...condition.values,
  );
  const documents = readDocuments(database, table.table, condition, sorting, { limit, offset });
  return {
    documents: documents.map((document) => project(JSON.parse(document) as Document, projection, table.required)),
    page: { offset, limit, total: total?.total ?? 0 },
  };
}

/** First where the records of the page are, which an index alone can tell; then only these are read. */
function readDocuments(
  database: Database,
  table: string,
  condition: CompiledCondition,
  sorting: CompiledCondition,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): readonly string[] {
  const places = database
    .all<{ place: number }>(
      `SELECT rowid AS place FROM ${table} WHERE ${condition.sql} ORDER BY ${sorting.sql} LIMIT ? OFFSET ?`,
      ...condition.values,
      ...sorting.values,
      limit,
      offset,
    )
    .map(({ place }) => place);
  const rows = database.all<{ place: number; document: string }>(
    `SELECT rowid AS place, document FROM ${table} WHERE rowid IN (SELECT value FROM json_each(?))`,
    JSON.stringify(places),
  );
  const documents = new Map(rows.map(({ place, document }) => [place, document]));
  return places.flatMap((place) => documents.get(place) ?? []);
}

function both(visible: CompiledCondition | undefined, asked: CompiledCondition): CompiledCondition {
  if (!visible) return asked;
  return { sql: `${visible.sql} AND ${asked.sql}`, values: [...visible.values, ...asked.values] };
}

function compileOrder(order: Order, { names, columns, idColumn }: QueryableTable): CompiledCondition | QueryFault {
  const unknown = order.find(({ field }) => !names.includes(field));
  if (unknown) return { kind: 'unknown-field', field: unknown.field, reason: 'cannot be sorted by' };
  const values: string[] = [];
  const keys = order.map(({ field, direction }) => {
    const column = columnOf(field, columns);
    if (column === undefined) values.push(documentPath(field));
    return `${column?.column ?? 'json_extract(document, ?)'} ${direction === 'desc' ? 'DESC' : 'ASC'}`;
  });
  return { sql: [...keys, idColumn].join(', '), values };
}

/** Leaves optional members out: `{member: 0}` without it, `{member: 1}` only those named. */
function project<Document extends object>(
  document: Document,
  projection: Projection | undefined,
  required: readonly string[],
): Document {
  if (projection === undefined) return document;
  const only = Object.values(projection).includes(1);
  const stays = (member: string): boolean =>
    required.includes(member) || (only ? projection[member] === 1 : projection[member] !== 0);
  return Object.fromEntries(Object.entries(document).filter(([member]) => stays(member))) as Document;
}

function refuseFault(fault: QueryFault): Refusal {
  switch (fault.kind) {
    case 'unknown-field':
      return refuseField(fault.field, fault.reason);
    case 'too-large':
      return refuseRequest({ in: 'body', field: '/query', rule: 'size', message: fault.reason });
  }
}

function refuseField(field: string, reason: string): Refusal {
  return refuse('unknown-field', `${field} ${reason}`, { details: { field } });
}
