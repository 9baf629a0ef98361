// biome-ignore-all lint/correctness/noUndeclaredDependencies: the tools of tests belong to the whole workspace
import fc from 'fast-check';

const longText = 60_000;

/** Texts that programs stumble over; none of them is an address that anything would be sent to. */
export const wildTexts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      '\0',
      'a\0b',
      '\ud800',
      '\u202e',
      '\r\n',
      '%',
      '%00',
      '%ff',
      '..',
      '../..',
      '/',
      '\\',
      "'",
      '"',
      ';--',
    ],
    ...[
      'null',
      'true',
      'NaN',
      'Infinity',
      '-0',
      '1e999',
      '0x10',
      '__proto__',
      'constructor',
      'toString',
      'multiple',
      '*',
    ],
    ...['{{x}}', '<script>', '[]', '{}', '$', '$and', 'a.b.c', '2026-02-30', 'ﷺ', '👩‍🌾', '9007199254740993'],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer({ min: 100, max: longText }).map((length) => 'a'.repeat(length)),
  fc.integer({ min: 100, max: longText }).map((length) => '\u0000'.repeat(length)),
);

export const wildNumbers: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.1, 1e-320, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 53), 8.64e15, 8.64e15 + 1),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** JSON of any form: deep, wide, and with members that objects have anyway. */
export const wildValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: wildTexts },
  { weight: 3, arbitrary: wildNumbers },
  fc.constantFrom(null, true, false, [], {}, [[]], [null]),
  fc.jsonValue({ maxDepth: 4 }),
  fc.oneof(fc.integer({ min: 2, max: 70 }), fc.integer({ min: 70, max: 3_000 })).map(nested),
  fc.integer({ min: 100, max: 20_000 }).map((length) => Array.from({ length }, (_, index) => index)),
  fc.integer({ min: 100, max: 5_000 }).map((length) => Array.from({ length }, () => ({ a: [{}] }))),
  fc.dictionary(wildTexts, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 6 }),
);

function nested(levels: number): unknown {
  let value: unknown = {};
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { $and: value };
  return value;
}
