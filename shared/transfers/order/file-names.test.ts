import fc from 'fast-check';
import { distinctFileWords, fileMoment, fileWord } from './file-names';

test.each([
  ['Bucht 1 Fütterung', 'Bucht-1-Fütterung'],
  ['../../etc/passwd', 'etc-passwd'],
  ['a\\b:c*d?"<>|', 'a-b-c-d'],
  ['🐖🐖', 'pen-01'],
  ['\u202Egnp.exe', 'gnp-exe'],
  ['חזיר 3', 'חזיר-3'],
  ['_under_score_', 'under-score'],
  ['...', 'pen-01'],
  ['', 'pen-01'],
])('F40: a camera that is called %j is %s in a file name', (name, word) => {
  expect(fileWord(name, 'pen-01')).toBe(word);
});

test('F40: whatever cameras are called, their files have names that a file system takes, each another one', () => {
  const names = fc.array(
    fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.constantFrom('A', 'a', 'a-2', 'A-2', '..')),
    {
      maxLength: 12,
    },
  );
  fc.assert(
    fc.property(names, (told) => {
      const words = distinctFileWords(told.map((name, index) => ({ name, fallback: `pen-${index}` })));
      expect(new Set(words.map((word) => word.normalize('NFKC').toLowerCase())).size).toBe(told.length);
      for (const word of words) {
        expect(word).toMatch(/^[\p{L}\p{N}][-\p{L}\p{M}\p{N}]*$/u);
        expect(new TextEncoder().encode(word).length).toBeLessThanOrEqual(64);
      }
    }),
    { numRuns: 200 },
  );
});

test('F38: the hour that comes twice in autumn has two names, and the one that never comes in spring none', () => {
  const berlin = 'Europe/Berlin';
  expect(fileMoment(Date.UTC(2026, 9, 25, 0, 30), berlin)).toBe('2026-10-25T02-30-00+0200');
  expect(fileMoment(Date.UTC(2026, 9, 25, 1, 30), berlin)).toBe('2026-10-25T02-30-00+0100');
  expect(fileMoment(Date.UTC(2026, 2, 29, 1, 0), berlin)).toBe('2026-03-29T03-00-00+0200');
});
