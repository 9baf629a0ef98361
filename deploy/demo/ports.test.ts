import { createServer } from 'node:net';
import { isPortFree, portBaseOf, takenPortsSentence } from './ports';

test.each([
  [undefined, 8080],
  ['', 8080],
  ['9080', 9080],
])('BARNWATCH_PORT_BASE %j is %i', (text, base) => {
  expect(portBaseOf({ BARNWATCH_PORT_BASE: text })).toEqual({ ok: true, base });
});

test.each(['80', '70000', 'eighty', '8080.5'])('BARNWATCH_PORT_BASE %s is refused', (text) => {
  expect(portBaseOf({ BARNWATCH_PORT_BASE: text })).toMatchObject({
    ok: false,
    problem: expect.stringContaining(text),
  });
});

test.each([
  ['6580', 6566],
  ['6000', 6000],
  ['6008', 6000],
])('BARNWATCH_PORT_BASE %s is refused: browsers open no port %i', (text, port) => {
  expect(portBaseOf({ BARNWATCH_PORT_BASE: text })).toMatchObject({
    ok: false,
    problem: expect.stringContaining(`port ${port}:`),
  });
});

test('tells a free port from a taken one', async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  expect(await isPortFree(port)).toBe(false);
  await new Promise((closed) => server.close(closed));
  expect(await isPortFree(port)).toBe(true);
});

test('names the ports and the way out', () => {
  expect(takenPortsSentence([8066], 8080)).toBe(
    'Port 8066 is in use by another program: stop it, or choose others with BARNWATCH_PORT_BASE (for example BARNWATCH_PORT_BASE=9080).',
  );
});
