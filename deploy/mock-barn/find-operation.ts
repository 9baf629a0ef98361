import type { Contract, ContractOperation } from '../reference-barn/contract/contract';

export interface FoundOperation {
  readonly operation: ContractOperation;
  readonly path: Readonly<Record<string, string>>;
}

interface Pattern {
  readonly operation: ContractOperation;
  readonly address: RegExp;
}

/** Finds the operation of an address, with and without one final slash; words of a path win over its parameters. */
export function createOperationFinder({
  operations,
}: Contract): (method: string, pathname: string) => FoundOperation | null {
  const patterns: readonly Pattern[] = operations
    .map((operation) => ({ operation, address: addressOf(operation) }))
    .toSorted((one, other) => parameters(one.operation) - parameters(other.operation));
  return (method, pathname) => {
    for (const { operation, address } of patterns) {
      const match = operation.method === method.toLowerCase() ? address.exec(pathname) : null;
      if (match) return { operation, path: decoded(match.groups ?? {}) };
    }
    return null;
  };
}

const parameters = ({ path }: ContractOperation): number => path.split('{').length - 1;

function addressOf({ path }: ContractOperation): RegExp {
  const escaped = path.replace(/\/$/, '').replaceAll('.', '\\.');
  return new RegExp(`^${escaped.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`);
}

const decoded = (groups: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodedSegment(value)]));

/** What is no escape is what it is. */
function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
