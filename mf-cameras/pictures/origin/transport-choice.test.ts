import fc from 'fast-check';
import { transportOpened, transportRefused, transportToTry } from './transport-choice';
import { newTransportChoice } from './transport-memory';

test('WebSocket, then HTTP, then WebSocket again', () => {
  const once = transportRefused(newTransportChoice, 'websocket', 0);
  const twice = transportRefused(once, 'http', 0);
  expect([newTransportChoice, once, twice].map((choice) => transportToTry(choice, 0))).toEqual([
    'websocket',
    'http',
    'websocket',
  ]);
});

test('HTTP that works where WebSocket did not is kept for five minutes', () => {
  const kept = transportOpened(transportRefused(newTransportChoice, 'websocket', 0), 'http', 1000);
  expect(transportToTry(kept, 300_999)).toBe('http');
  expect(transportToTry(kept, 301_000)).toBe('websocket');
  const refused = transportRefused(kept, 'http', 1001);
  expect(transportToTry(refused, 1001)).toBe('websocket');
  expect(transportToTry(transportRefused(refused, 'websocket', 1002), 1002)).toBe('http');
});

test('HTTP alone tells nothing of WebSocket', () => {
  expect(transportOpened(newTransportChoice, 'http', 0)).toEqual(newTransportChoice);
});

test('a WebSocket that opens clears the failures', () => {
  const refused = transportRefused(transportRefused(newTransportChoice, 'websocket', 0), 'http', 0);
  expect(transportOpened(refused, 'websocket', 0)).toEqual(newTransportChoice);
});

test('however many WebSockets are refused beside each other, before and after HTTP opened: HTTP is next', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 0, max: 24 }), (before, after) => {
      let choice = newTransportChoice;
      for (let count = 0; count < before; count += 1) choice = transportRefused(choice, 'websocket', count);
      expect(transportToTry(choice, before)).toBe('http');
      choice = transportOpened(choice, 'http', before);
      for (let count = 0; count < after; count += 1) choice = transportRefused(choice, 'websocket', before + count);
      expect(transportToTry(choice, before + after)).toBe('http');
    }),
  );
});
