import { newTransportChoice, transportOpened, transportRefused, transportToTry } from './transport-choice';

test('WebSocket, then HTTP, then WebSocket again', () => {
  const once = transportRefused(newTransportChoice);
  const twice = transportRefused(once);
  expect([newTransportChoice, once, twice].map((choice) => transportToTry(choice, 0))).toEqual([
    'websocket',
    'http',
    'websocket',
  ]);
});

test('HTTP that works where WebSocket did not is kept for five minutes', () => {
  const kept = transportOpened(transportRefused(newTransportChoice), 'http', 1000);
  expect(transportToTry(kept, 300_999)).toBe('http');
  expect(transportToTry(kept, 301_000)).toBe('websocket');
  expect(transportToTry(transportRefused(kept), 1001)).toBe('http');
  expect(transportToTry(transportRefused(transportRefused(kept)), 1001)).toBe('websocket');
});

test('a WebSocket that opens clears the failures', () => {
  const opened = transportOpened(transportRefused(transportRefused(newTransportChoice)), 'websocket', 0);
  expect(opened).toEqual(newTransportChoice);
});
