import type { Contract, ContractOperation } from '../contract/contract';
import type { Row } from './row';

/** What earlier rows have kept. */
export type Memory = Map<string, string>;

export interface BuiltRequest {
  readonly method: string;
  /** Without a leading slash. */
  readonly target: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** The request of a row: its own words first, then those of the contract's examples. */
export function buildRequest(contract: Contract, operation: ContractOperation, row: Row, memory: Memory): BuiltRequest {
  const path = operation.path.slice(1).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value =
      row.path?.[name] ??
      exampleBeside(
        contract,
        operation.parameters.find((known) => known.name === name),
      );
    return encodeURIComponent(String(remembered(value ?? name, memory)));
  });
  const query = new URLSearchParams(
    Object.entries(row.query ?? {}).map(([name, value]) => [name, String(remembered(value, memory))]),
  );
  const body = row.body === undefined ? exampleBeside(contract, operation.body) : (row.body ?? undefined);
  return {
    method: operation.method.toUpperCase(),
    target: query.size > 0 ? `${path}?${query}` : path,
    body: remembered(body, memory),
    headers: remembered(row.headers ?? {}, memory) as Record<string, string>,
  };
}

/** The example that stands beside a schema. */
function exampleBeside({ document }: Contract, owner: { readonly schema: string } | null | undefined): unknown {
  if (!owner) return undefined;
  const steps = owner.schema
    .slice(2)
    .split('/')
    .slice(0, -1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
  const beside = steps.reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], document);
  return (beside as Record<string, unknown>).example;
}

function remembered(value: unknown, memory: Memory): unknown {
  if (typeof value === 'string')
    return value.replaceAll(/\{(\w+)\}/g, (words, name: string) => memory.get(name) ?? words);
  if (Array.isArray(value)) return value.map((item) => remembered(item, memory));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, remembered(member, memory)]));
}
