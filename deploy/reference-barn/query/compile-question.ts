import type { Filter, Order, Projection, QueryRequest } from '@barnwatch/shared/wire';
import { refuseRequest } from '../server/invalid-request';
import { type Refusal, refuse } from '../server/refusals';
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
import { type PagePlace, questionMark, readPageKey, type SortKey } from './page-key';

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
  /** A table that says how many records there are by some fields, in columns of the same names. */
  readonly tally?: { readonly table: string; readonly fields: readonly string[] };
  /** Which records there are for this caller at all; every one unless said. */
  readonly visible?: CompiledCondition;
}

/** In which order the records come. */
export interface Sorting extends CompiledCondition {
  /** The same order, sorted after they are found: no index is walked along for its sake. */
  readonly afterwards: string;
  /** One by one; records that are equal in all of them follow by the id. */
  readonly keys: readonly SortKey[];
}

/** A query that may be asked, as plain data: whoever has the database can read its answer. */
export interface Question {
  readonly table: string;
  /** The table of their numbers, where it can tell how many records fulfil the condition; else null. */
  readonly tally: string | null;
  readonly condition: CompiledCondition;
  readonly sorting: Sorting;
  /** Column of the id, which settles the order. */
  readonly idColumn: string;
  readonly limit: number;
  readonly offset: number;
  /** Behind which record the page begins; null: by its offset. */
  readonly after: PagePlace | null;
  /** Tells this question from others, whatever page is asked for. */
  readonly mark: string;
  readonly projection: Projection | null;
  /** Members that the projection leaves alone. */
  readonly required: readonly string[];
}

// The contract's limit, also where the caller names none.
const mostDocuments = 1000;

/** What a query that fits the contract asks of a table. */
export function compileQuestion(
  whole: QueryableTable,
  { query = {}, order = [], limit = mostDocuments, offset = 0, after, projection }: QueryRequest,
): Question | Refusal {
  const table = whole.narrowed ? { ...whole, columns: { ...whole.columns, ...whole.narrowed(query) } } : whole;
  const asked = compileQuery(query, table);
  if (isQueryFault(asked)) return refuseFault(asked);
  const sorting = compileOrder(order, table);
  if (isQueryFault(sorting)) return refuseFault(sorting);
  const missing = Object.keys(projection ?? {}).find(
    (member) => !table.names.some((name) => name.split('.')[0] === member) && table.optional?.includes(member) !== true,
  );
  if (missing !== undefined) return refuseField(missing, 'is no member of these records');
  const condition = both(table.visible, asked);
  const mark = questionMark(table.table, condition, sorting);
  if (after !== undefined && offset !== 0)
    return refuseRequest({ in: 'body', field: '/after', rule: 'alone', message: 'stands in the place of an offset' });
  const place = after === undefined ? null : readPageKey(mark, sorting.keys, after);
  if (typeof place === 'string')
    return refuseRequest({ in: 'body', field: '/after', rule: 'page-key', message: place });
  return {
    table: table.table,
    tally: tallyFor(table, query),
    condition,
    sorting,
    idColumn: table.idColumn,
    limit,
    offset,
    after: place,
    mark,
    projection: projection ?? null,
    required: table.required,
  };
}

function tallyFor({ tally, visible }: QueryableTable, query: Filter): string | null {
  const isTold =
    tally !== undefined && visible === undefined && fieldsOf(query).every((field) => tally.fields.includes(field));
  return isTold ? tally.table : null;
}

function fieldsOf(query: Filter): readonly string[] {
  return Object.entries(query).flatMap(([field, condition]) => {
    if (field !== '$and' && field !== '$or') return [field];
    return Array.isArray(condition) ? (condition as readonly Filter[]).flatMap(fieldsOf) : [];
  });
}

function both(visible: CompiledCondition | undefined, asked: CompiledCondition): CompiledCondition {
  if (!visible) return asked;
  return { sql: `${visible.sql} AND ${asked.sql}`, values: [...visible.values, ...asked.values] };
}

function compileOrder(order: Order, { names, columns, idColumn }: QueryableTable): Sorting | QueryFault {
  const unknown = order.find(({ field }) => !names.includes(field));
  if (unknown) return { kind: 'unknown-field', field: unknown.field, reason: 'cannot be sorted by' };
  const keys = order.map(({ field, direction }): SortKey => {
    const column = columnOf(field, columns);
    const isDescending = direction === 'desc';
    if (column === undefined) return { sql: 'json_extract(document, ?)', values: [documentPath(field)], isDescending };
    return { sql: column.column, values: [], isDescending };
  });
  const all = [...keys.map(({ sql, isDescending }) => `${sql} ${isDescending ? 'DESC' : 'ASC'}`), idColumn];
  const values = keys.flatMap((key) => key.values);
  // SQLite takes no index for what stands behind a plus; the value is the same.
  return { sql: all.join(', '), afterwards: all.map((key) => `+${key}`).join(', '), values, keys };
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
