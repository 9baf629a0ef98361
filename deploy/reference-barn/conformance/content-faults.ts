import type { Contract, ContractOperation } from '../contract/contract';
import { memberAt } from './member-at';

/** Whether an answer is of a kind that the contract names for its status; schemas are checked elsewhere. */
export function contentFaults(
  { document }: Contract,
  { path, method }: ContractOperation,
  status: number,
  contentType: string,
): readonly string[] {
  const told = memberAt(document, ['paths', path, method, 'responses', String(status)]);
  const reference = memberAt(told, ['$ref']);
  const response = typeof reference === 'string' ? memberAt(document, reference.slice(2).split('/')) : told;
  const kinds = Object.keys(Object(memberAt(response, ['content']) ?? {}));
  return kinds.length === 0 || kinds.includes(contentType) ? [] : [`${contentType} is none of ${kinds.join(', ')}`];
}
