import fc from 'fast-check';
import { textRanks } from './text-ranks';

test('ranks order texts as the language does', () => {
  const collator = new Intl.Collator('de', { numeric: true, sensitivity: 'accent' });
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 6 })), (texts) => {
      const ranks = textRanks(texts, 'de');
      const rankOf = (text: string) => ranks.get(text) ?? Number.NaN;
      for (const one of texts) {
        for (const other of texts) {
          expect(Math.sign(rankOf(one) - rankOf(other))).toBe(Math.sign(collator.compare(one, other)));
        }
      }
    }),
  );
});

test('numbers in texts count as numbers, case does not count', () => {
  const ranks = textRanks(['Pen 10', 'Pen 2', 'pen 2', 'Äpfel', 'Zebra'], 'de');
  expect([...ranks.entries()].map(([text]) => text)).toEqual(['Äpfel', 'Pen 2', 'pen 2', 'Pen 10', 'Zebra']);
  expect(ranks.get('Pen 2')).toBe(ranks.get('pen 2'));
});
