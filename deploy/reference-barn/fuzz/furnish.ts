import { millisecondsInHour } from 'date-fns/constants';
import { buildRequest, type Memory } from '../conformance/build-request';
import { incidentCalls, watchdogCalls } from '../conformance/calls/journal-calls';
import { canvasCalls, placeCalls } from '../conformance/calls/place-calls';
import { memberAt } from '../conformance/member-at';
import type { Contract } from '../contract/contract';
import type { KnownIds } from './known-ids';
import { sendFuzzed } from './send-fuzzed';

export interface Unfurnished {
  readonly contract: Contract;
  readonly address: string;
  readonly bearer: string;
  readonly ids: KnownIds;
}

/** Makes what the conformance walk makes, so that there is something that calls can go wrong with. */
export async function furnish({ contract, address, bearer, ids }: Unfurnished): Promise<void> {
  const now = Date.now();
  const memory: Memory = new Map([
    ['hourAgo', String(now - millisecondsInHour)],
    ['start', String(now - 120_000)],
    ['end', String(now - 115_000)],
  ]);
  const rows = [...placeCalls, ...canvasCalls, ...incidentCalls, ...watchdogCalls];
  for (const row of rows) {
    const operation = contract.operations.find(({ key }) => key === row.operation);
    if (!operation || operation.method === 'delete' || row.status >= 300 || (row.at ?? 'barn') !== 'barn') continue;
    const { method, target, headers, body } = buildRequest(contract, operation, row, memory);
    const received = await sendFuzzed({
      address,
      method,
      target: `/${target}`,
      headers: {
        authorization: `Bearer ${bearer}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
      timeoutMs: 60_000,
      isLong: false,
    });
    if (received.kind !== 'answered' || !received.text.startsWith('{')) continue;
    const answer: unknown = JSON.parse(received.text);
    ids.learn(answer);
    for (const [name, way] of Object.entries(row.keep ?? {})) {
      memory.set(name, String(memberAt(answer, ['data', ...way.split('.')])));
    }
  }
}
