import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type CheckedContract, compileContract } from '../reference-barn/contract/compile-contract';
import { loadContract } from '../reference-barn/contract/load-contract';
import { type ExampleAnswer, exampleAnswer, refusal } from './example-answer';
import { createOperationFinder } from './find-operation';

export interface MockBarn {
  readonly address: string;
  /** What was asked and did not keep the contract. */
  readonly broken: readonly string[];
  stop(): Promise<void>;
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': '*',
  'access-control-allow-headers': 'authorization, content-type, *',
  'access-control-expose-headers': '*',
};

/**
 * A barn made from the contract alone: it checks what it is asked, and answers with the contract's examples. Nothing is
 * stored, whoever asks may do everything.
 *
 * @param port 0: any that is free
 */
export async function startMockBarn(
  port = 0,
  contract: CheckedContract = compileContract(loadContract()),
): Promise<MockBarn> {
  const broken: string[] = [];
  const answer = createAnswers(contract, broken);
  const server = createServer((request, response) => {
    void answer(request).then(
      (given) => send(response, given),
      () => response.destroy(),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const taken = server.address();
  if (taken === null || typeof taken === 'string') throw new Error('It does not listen on a port');
  return {
    address: `http://localhost:${taken.port}`,
    broken,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function createAnswers(
  contract: CheckedContract,
  broken: string[],
): (request: IncomingMessage) => Promise<ExampleAnswer> {
  const find = createOperationFinder(contract);
  return async (request) => {
    const { method = 'GET', url = '/', headers } = request;
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (method === 'OPTIONS') return { status: 204, mediaType: 'text/plain', body: '' };
    const found = find(method, pathname);
    if (found === null) {
      broken.push(`${method} ${pathname}: no such call`);
      return refusal(contract, 404, 'route-unknown');
    }
    const { operation, path } = found;
    if (operation.authenticated && !headers.authorization?.startsWith('Bearer ')) {
      return refusal(contract, 401, 'token-missing');
    }
    const { checkPath, checkQuery, checkBody } = contract.compile(operation);
    const body = await bodyOf(request);
    const query = Object.fromEntries(searchParams);
    const issues = [...checkPath({ ...path }), ...checkQuery(query), ...checkBody(body)];
    if (issues.length === 0) return exampleAnswer(contract, operation);
    broken.push(`${operation.key}: ${JSON.stringify(issues)}`);
    return refusal(contract, 400, 'invalid-request', issues);
  };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const sent = await text(request);
  if (sent === '') return undefined;
  try {
    return JSON.parse(sent);
  } catch {
    return null;
  }
}

function send(response: ServerResponse, { status, mediaType, body }: ExampleAnswer): void {
  response.writeHead(status, { ...cors, 'content-type': mediaType, 'cache-control': 'no-store' }).end(body);
}
