import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { createOpenOnward } from './open-onward';

const idleMs = 100;

let server: Server;
let answer: (response: ServerResponse) => void;
const openOnward = createOpenOnward(idleMs);

beforeEach(async () => {
  // This one keeps every connection for ever.
  server = createServer({ keepAliveTimeout: 0 }, (_request, response) => answer(response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});
afterAll(() => openOnward.close());

/** Asks as a gateway does: an answer that has begun may be silent. @returns its connection, at the instance, and its words */
async function ask(): Promise<{ readonly socket: Socket; readonly words: string }> {
  const connected = once(server, 'request');
  const { port } = server.address() as AddressInfo;
  const onward = openOnward(new URL(`http://127.0.0.1:${port}`), { path: '/api/p' });
  onward.setTimeout(10_000).end();
  const [reply] = await once(onward, 'response');
  onward.setTimeout(0);
  const [{ socket }] = await connected;
  return { socket, words: await text(reply) };
}

test('a connection that nobody uses is closed from here', async () => {
  answer = (response) => response.end('here');
  const { socket, words } = await ask();
  expect(words).toBe('here');
  if (!socket.closed) await once(socket, 'close');
  expect(socket.closed).toBe(true);
});

test('an answer that is silent for longer is not cut off', async () => {
  answer = (response) => {
    response.write('first, ');
    setTimeout(() => response.end('last'), idleMs * 4);
  };
  expect((await ask()).words).toBe('first, last');
});
