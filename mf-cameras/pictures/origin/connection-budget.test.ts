import fc from 'fast-check';
import { ConnectionBudget } from './connection-budget';

const careful = () => new ConnectionBudget(() => 'one-request-a-connection');

test('over HTTP/1.1 three streams, then a refusal; a place given back is told', () => {
  const budget = careful();
  const places = [1, 2, 3].map(() => budget.take('http'));
  expect(places.every(Boolean)).toBe(true);
  expect(budget.take('http')).toBeNull();
  const heard = jest.fn();
  budget.onRoom(heard);
  places[0]?.();
  places[0]?.();
  expect(heard.mock.calls).toEqual([['http']]);
  expect(budget.take('http')).not.toBeNull();
  expect(budget.take('http')).toBeNull();
});

test('WebSockets do not take from stills, HTTP streams do', () => {
  const budget = careful();
  for (let count = 0; count < 9; count += 1) expect(budget.take('websocket')).not.toBeNull();
  expect(budget.stillLimit()).toBe(4);
  budget.take('http');
  budget.take('http');
  expect(budget.stillLimit()).toBe(2);
  expect(new ConnectionBudget(() => 'multiplexed').stillLimit()).toBe(12);
});

test('whatever is taken and given back, HTTP/1.1 keeps two connections for calls', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('http', 'websocket'), fc.boolean()), { maxLength: 60 }), (acts) => {
      const budget = careful();
      const held: (() => void)[] = [];
      let http = 0;
      for (const [transport, takes] of acts) {
        const place = takes ? budget.take(transport) : null;
        if (place) {
          if (transport === 'http') http += 1;
          held.push(() => {
            if (transport === 'http') http -= 1;
            place();
          });
        }
        if (!takes) held.shift()?.();
        expect(http + budget.stillLimit()).toBeLessThanOrEqual(4);
        expect(budget.stillLimit()).toBeGreaterThanOrEqual(1);
      }
      for (const release of held) release();
      expect(budget.streams).toBe(0);
    }),
  );
});
