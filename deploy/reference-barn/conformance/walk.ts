import { setTimeout as delay } from 'node:timers/promises';
import type { CheckedContract } from '../contract/compile-contract';
import type { ContractOperation } from '../contract/contract';
import { type BuiltRequest, buildRequest } from './build-request';
import { contentFaults } from './content-faults';
import { memberAt } from './member-at';
import type { Place, Row } from './row';
import type { Stage } from './stage';

export interface Seen {
  readonly status: number;
  readonly code: unknown;
  /** Parsed JSON, or text. */
  readonly content: unknown;
  /** What is wrong with the answer, by the contract; empty when nothing is. */
  readonly faults: readonly string[];
}

/** Goes through operations and remembers which of their statuses it has seen. */
export interface Walk {
  /** Statuses by operation. */
  readonly seen: ReadonlyMap<string, ReadonlySet<number>>;
  operation(key: string): ContractOperation;
  /** A row, with what it is to keep. */
  step(row: Row): Promise<Seen>;
  /** Any request to an operation. */
  send(operation: ContractOperation, place: Place, request: BuiltRequest, token?: string): Promise<Seen>;
  /** For what is seen by other means than a request. */
  note(operation: ContractOperation, status: number): void;
}

// What is not ready yet is asked for again.
const readinessPauseMs = 50;
const readinessAttempts = 400;

const liveOperation = 'streamCamera';

export function createWalk(contract: CheckedContract, { instances, memory, tokenOf }: Stage): Walk {
  const seen = new Map<string, Set<number>>();

  const walk: Walk = {
    seen,
    operation(key) {
      const operation = contract.operations.find((known) => known.key === key);
      if (!operation) throw new Error(`The contract has no ${key}`);
      return operation;
    },
    note({ key }, status) {
      seen.set(key, (seen.get(key) ?? new Set()).add(status));
    },
    async send(operation, place, { method, target, body, headers }, token) {
      const cutting = new AbortController();
      const response = await fetch(`${instances[place].address}/${target}`, {
        method,
        redirect: 'manual',
        signal: cutting.signal,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const { status } = response;
      const contentType = response.headers.get('content-type')?.split(';', 1)[0] ?? '';
      const isJson = contentType === 'application/json';
      const endless = operation.operationId === liveOperation && !isJson;
      const text = endless ? '' : await response.text();
      if (endless) cutting.abort();
      const content: unknown = isJson ? JSON.parse(text) : text;
      walk.note(operation, status);
      const broken = contract.compile(operation).checkAnswer(status, content);
      return {
        status,
        code: memberAt(content, ['error', 'code']),
        content,
        faults: [
          ...broken.map(({ field, message }) => `${field} ${message}`),
          ...contentFaults(contract, operation, status, contentType),
        ],
      };
    },
    async step(row) {
      const place = row.at ?? 'barn';
      const operation = walk.operation(row.operation);
      const token = operation.authenticated ? tokenOf(row.as ?? 'manager', place) : undefined;
      const ask = (): Promise<Seen> =>
        walk.send(operation, place, buildRequest(contract, operation, row, memory), token);
      let answer = await ask();
      for (let again = 0; row.whenReady && answer.status !== row.status && again < readinessAttempts; again++) {
        await delay(readinessPauseMs);
        answer = await ask();
      }
      for (const [name, way] of Object.entries(row.keep ?? {}))
        memory.set(name, String(memberAt(answer.content, ['data', ...way.split('.')])));
      return answer;
    },
  };
  return walk;
}
