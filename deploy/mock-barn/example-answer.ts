import type { Contract, ContractOperation } from '../reference-barn/contract/contract';
import { isNode, type Node, resolved, sampleOf } from './sample';

export interface ExampleAnswer {
  readonly status: number;
  readonly mediaType: string;
  readonly body: string;
}

const json = (status: number, body: unknown): ExampleAnswer => ({
  status,
  mediaType: 'application/json',
  body: JSON.stringify(body),
});

/** What the contract says that an operation answers when it does what it is there for. */
export function exampleAnswer(contract: Contract, operation: ContractOperation): ExampleAnswer {
  const responses = responsesOf(contract, operation);
  const status = Object.keys(responses).find((code) => code.startsWith('2')) ?? '200';
  const { content } = resolved(contract.document, responses[status]);
  const [mediaType, media] = Object.entries(isNode(content) ? content : {})[0] ?? [];
  if (mediaType === undefined || !isNode(media)) return json(Number(status), { data: {} });
  const example = media.example;
  if (mediaType === 'application/json') {
    return json(Number(status), example ?? sampleOf(contract.document, media.schema));
  }
  if (typeof example === 'string') return { status: Number(status), mediaType, body: example };
  // Pictures and videos stand in no contract: it has none.
  return refusal(contract, 404, codesOf(contract, operation, '404').at(-1) ?? 'route-unknown');
}

/** A refusal with the words that the contract has for its code. */
export function refusal(
  { document }: Contract,
  status: number,
  code: string,
  issues?: readonly unknown[],
): ExampleAnswer {
  const words = resolved(document, { $ref: '#/components/schemas/ErrorCode' })['x-enum-descriptions'];
  const message = isNode(words) ? String(words[code]) : code;
  return json(status, { error: { code, message, ...(issues && { details: { issues } }) } });
}

function nodeOf({ document }: Contract, { path, method }: ContractOperation): Node {
  const item = isNode(document.paths) ? document.paths[path] : undefined;
  const node = isNode(item) ? item[method] : undefined;
  return isNode(node) ? node : {};
}

function responsesOf(contract: Contract, operation: ContractOperation): Node {
  const { responses } = nodeOf(contract, operation);
  return isNode(responses) ? responses : {};
}

function codesOf(contract: Contract, operation: ContractOperation, status: string): readonly string[] {
  const codes = nodeOf(contract, operation)['x-error-codes'];
  return isNode(codes) ? [codes[status] ?? []].flat().map(String) : [];
}
