import fc from 'fast-check';
import { stableText } from './stable-text';

describe('a stable text', () => {
  test('does not depend on the order in which an object was put together', () => {
    expect(stableText({ b: [1, { d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[1,{"c":2,"d":1}]}');
    expect(stableText({ a: null, b: [1, { c: 2, d: 1 }] })).toBe(stableText({ b: [1, { d: 1, c: 2 }], a: null }));
  });

  test('leaves out what is undefined, as a request does', () => {
    expect(stableText({ a: undefined, b: 1 })).toBe(stableText({ b: 1 }));
    expect(stableText(undefined)).toBe('undefined');
  });

  test('is as different as the values are', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const equal = JSON.stringify(JSON.parse(stableText(one))) === JSON.stringify(JSON.parse(stableText(other)));
        expect(stableText(one) === stableText(other)).toBe(equal);
        expect(JSON.parse(stableText(one))).toEqual(JSON.parse(JSON.stringify(one)));
      }),
    );
  });
});
