import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitUntilAnswers } from './wait-until-answers';

let server: Server;
let address: string;
let answersAfter = 0;
beforeEach(async () => {
  let asked = 0;
  server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(asked > answersAfter ? 200 : 503).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/p`;
});
afterEach(() => server.close());

const never = new AbortController().signal;

test('waits until there is a success, however often there was none', async () => {
  answersAfter = 3;
  expect(await waitUntilAnswers(address, () => null, never)).toBeNull();
});

test('ends with the reason for giving up', async () => {
  answersAfter = Number.POSITIVE_INFINITY;
  let looks = 0;
  const reason = await waitUntilAnswers(address, () => (looks++ < 2 ? null : 'no sign of life'), never);
  expect(reason).toBe('no sign of life');
});

test('ends when it is told to', async () => {
  answersAfter = Number.POSITIVE_INFINITY;
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 20);
  await expect(waitUntilAnswers(address, () => null, stop.signal)).rejects.toThrow(/abort/i);
});
