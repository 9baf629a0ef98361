import type { DataWhere, FilterCondition } from '@barnwatch/shared/wire';

/** A value of a row: null where nothing was measured. */
export type Cell = number | string | null;

/** Whether a row's value fulfils a condition of a query: as for stored records, values of different kinds never compare. */
export function fulfils(value: Cell, condition: FilterCondition): boolean {
  if (typeof condition !== 'object' || condition === null) return value === condition;
  return Object.entries(condition).every(([operator, operand]) => {
    switch (operator) {
      case '$eq':
        return value === operand;
      case '$in':
        return Array.isArray(operand) && operand.some((choice) => value === choice);
      case '$exists':
        return (value !== null) === operand;
      case '$gt':
        return compares(value, operand, (difference) => difference > 0);
      case '$gte':
        return compares(value, operand, (difference) => difference >= 0);
      case '$lt':
        return compares(value, operand, (difference) => difference < 0);
      case '$lte':
        return compares(value, operand, (difference) => difference <= 0);
      default:
        return false;
    }
  });
}

/** Whether a row fulfils all conditions on the columns that `cellOf` knows. */
export function rowFulfils(where: DataWhere, cellOf: (column: string) => Cell): boolean {
  return Object.entries(where).every(([column, condition]) => fulfils(cellOf(column), condition));
}

function compares(value: Cell, operand: unknown, holds: (difference: number) => boolean): boolean {
  if (typeof value === 'number' && typeof operand === 'number') return holds(value - operand);
  if (typeof value === 'string' && typeof operand === 'string')
    return holds(value < operand ? -1 : value > operand ? 1 : 0);
  return false;
}
