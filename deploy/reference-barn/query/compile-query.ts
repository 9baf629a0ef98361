import type { Filter } from '@barnwatch/shared/wire';
import type { SqlValue } from '../storage/database';

export interface CompiledCondition {
  /** A condition for a WHERE clause over a table with a JSON column `document`. */
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** A field that may not be asked for, or a question that is too large. */
export type QueryFault =
  | { readonly kind: 'unknown-field'; readonly field: string; readonly reason: string }
  | { readonly kind: 'too-large'; readonly reason: string };

export interface QueryableFields {
  /** Fields that a query may name (`x-queryable` of the contract). */
  readonly names: readonly string[];
  /**
   * Those kept in a column of their own, which are compared there, through an index. A column says all that the document
   * says: it is null where the field is missing or null, else of the column's kind.
   */
  readonly columns: FieldColumns;
}

export type FieldColumns = Readonly<Record<string, FieldColumn>>;

export interface FieldColumn {
  readonly column: string;
  readonly kind: 'string' | 'number';
}

// A query is a sentence of a person or a screen, not a program. SQLite refuses expressions far beyond these: 1,000
// conditions in a row, some 50 in each other, 32,766 values.
const mostConditions = 200;
const mostLevels = 16;
const mostValues = 10_000;

const comparisons = { $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' } as const;

/**
 * Compiles a filter that fits the contract to SQL with bound values only: neither a field name nor a value becomes part
 * of the SQL text.
 */
export function compileQuery(query: Filter, fields: QueryableFields): CompiledCondition | QueryFault {
  const compiler = new QueryCompiler(fields);
  const sql = compiler.all(query, 1);
  return compiler.fault ?? { sql, values: compiler.values };
}

export function isQueryFault(result: object): result is QueryFault {
  return 'reason' in result;
}

/** The column that a field is kept in, if any; a name such as `toString` is in none. */
export function columnOf(field: string, columns: QueryableFields['columns']): FieldColumn | undefined {
  return Object.hasOwn(columns, field) ? columns[field] : undefined;
}

export function documentPath(field: string): string {
  return `$.${field
    .split('.')
    .map((step) => `"${step}"`)
    .join('.')}`;
}

type Scalar = string | number;

class QueryCompiler {
  readonly values: SqlValue[] = [];
  fault: QueryFault | null = null;
  readonly #fields: QueryableFields;
  #conditions = 0;

  constructor(fields: QueryableFields) {
    this.#fields = fields;
  }

  /** @param level 1 for the query itself, one more in each `$and` and `$or` */
  all(query: Readonly<Record<string, unknown>>, level: number): string {
    if (level > mostLevels) return this.#tooLarge(`has more than ${mostLevels} levels of $and and $or`);
    const parts = Object.entries(query).map(([field, condition]) => {
      switch (field) {
        case '$and':
          return this.#counted(() => this.#branches(condition, 'AND', level));
        case '$or':
          return this.#counted(() => this.#branches(condition, 'OR', level));
        default:
          return this.#onField(field, condition);
      }
    });
    return joined(parts, 'AND');
  }

  #fail(field: string, reason: string): string {
    this.fault ??= { kind: 'unknown-field', field, reason };
    return '0';
  }

  #tooLarge(reason: string): string {
    this.fault ??= { kind: 'too-large', reason };
    return '0';
  }

  /** Each operator is a condition of its own. */
  #counted(compile: () => string): string {
    this.#conditions += 1;
    if (this.#conditions > mostConditions) return this.#tooLarge(`has more than ${mostConditions} conditions`);
    return compile();
  }

  #branches(list: unknown, word: 'AND' | 'OR', level: number): string {
    const branches = Array.isArray(list) ? list.filter(isObject) : [];
    return joined(
      branches.map((branch) => this.all(branch, level + 1)),
      word,
    );
  }

  #onField(field: string, condition: unknown): string {
    if (!this.#fields.names.includes(field)) return this.#fail(field, 'cannot be queried');
    if (!isObject(condition)) return this.#counted(() => this.#equalsOneOf(field, [condition]));
    const parts = Object.entries(condition).map(([operator, operand]) =>
      this.#counted(() => this.#onOperator(field, operator, operand)),
    );
    return joined(parts, 'AND');
  }

  #onOperator(field: string, operator: string, operand: unknown): string {
    switch (operator) {
      case '$eq':
        return this.#equalsOneOf(field, [operand]);
      case '$in':
        return this.#equalsOneOf(field, Array.isArray(operand) ? operand : []);
      case '$gt':
      case '$gte':
      case '$lt':
      case '$lte':
        return this.#compares(field, comparisons[operator], operand);
      case '$exists':
        return this.#isThere(field, operand === true);
      default:
        return this.#fail(field, `knows no operator ${operator}`);
    }
  }

  #isThere(field: string, there: boolean): string {
    const column = columnOf(field, this.#fields.columns);
    if (column) return `${column.column} IS ${there ? 'NOT NULL' : 'NULL'}`;
    this.values.push(documentPath(field));
    return `coalesce(json_type(document, ?), 'null') ${there ? '<>' : '='} 'null'`;
  }

  /** A list in the document equals each of its entries; null equals a field that is missing. */
  #equalsOneOf(field: string, wanted: readonly unknown[]): string {
    if (this.values.length + wanted.length > mostValues) return this.#tooLarge(`has more than ${mostValues} values`);
    const column = columnOf(field, this.#fields.columns);
    const parts = column ? this.#inColumn(column, wanted) : this.#inDocument(field, wanted);
    return parts.length === 0 ? '0' : joined(parts, 'OR');
  }

  #inColumn({ column, kind }: FieldColumn, wanted: readonly unknown[]): readonly string[] {
    const comparable = wanted.filter(isScalar).filter((value) => typeof value === kind);
    this.values.push(...comparable);
    return [
      ...(wanted.includes(null) ? [`${column} IS NULL`] : []),
      ...(comparable.length > 0 ? [`${column} IN (${places(comparable)})`] : []),
    ];
  }

  #inDocument(field: string, wanted: readonly unknown[]): readonly string[] {
    const parts: string[] = [];
    const words = wanted.flatMap((value) =>
      value === null ? ['null'] : typeof value === 'boolean' ? [String(value)] : [],
    );
    if (words.length > 0) {
      this.values.push(documentPath(field), ...words);
      parts.push(`coalesce(json_type(document, ?), 'null') IN (${places(words)})`);
    }
    const scalars = wanted.filter(isScalar);
    if (scalars.length > 0) {
      this.values.push(documentPath(field), ...scalars);
      // `true` is 1 in SQL, but not in a document; members of an object are not entries.
      parts.push(
        `EXISTS (SELECT 1 FROM json_each(document, ?) AS entry WHERE entry.value IN (${places(scalars)}) ` +
          `AND entry.type NOT IN ('true', 'false') AND typeof(entry.key) <> 'text')`,
      );
    }
    return parts;
  }

  /** Values of different kinds are never ordered; null and booleans have no order at all. */
  #compares(field: string, operator: string, operand: unknown): string {
    if (!isScalar(operand)) return '0';
    const column = columnOf(field, this.#fields.columns);
    if (column) {
      if (typeof operand !== column.kind) return '0';
      this.values.push(operand);
      return `${column.column} ${operator} ?`;
    }
    const path = documentPath(field);
    this.values.push(path, path, operand);
    const kinds = typeof operand === 'string' ? `('text')` : `('integer', 'real')`;
    return `(json_type(document, ?) IN ${kinds} AND json_extract(document, ?) ${operator} ?)`;
  }
}

const places = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

const joined = (parts: readonly string[], word: 'AND' | 'OR'): string =>
  parts.length === 0 ? '1' : `(${parts.join(` ${word} `)})`;

const isScalar = (value: unknown): value is Scalar => typeof value === 'string' || typeof value === 'number';

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
