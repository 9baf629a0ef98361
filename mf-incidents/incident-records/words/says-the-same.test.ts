import fc from 'fast-check';
import { saysTheSame } from './says-the-same';

test('any value is like its copy, whatever the order of its members', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (payload) => {
      expect(saysTheSame(payload, Object.fromEntries(Object.entries(structuredClone(payload)).reverse()))).toBe(true);
    }),
  );
});

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1 }, { a: 1, b: 1 }],
  [[], {}],
  [null, {}],
  [{ a: undefined }, { b: undefined }],
  ['1', 1],
])('%j is not like %j', (one, other) => {
  expect(saysTheSame(one, other)).toBe(false);
});
