import fc from 'fast-check';
import { nameComparator } from './compare-names';
import { foldForSearch, isFoundIn } from './search-folding';

describe('names', () => {
  test('are sorted as a reader expects', () => {
    expect(['Zebra', 'Äpfel', 'apfel', 'Öl', 'Bucht 10', 'Bucht 2'].sort(nameComparator('de'))).toEqual([
      'apfel',
      'Äpfel',
      'Bucht 2',
      'Bucht 10',
      'Öl',
      'Zebra',
    ]);
  });

  test.each([
    ['STRASSE', 'Kamera Hauptstraße'],
    ['straße', 'HAUPTSTRASSE'],
    ['STRAẞE', 'hauptstraße'],
    ['uberwachung', 'Überwachung'],
    ['İstanbul', 'istanbul'],
    ['a\u0308', 'Ä'],
    ['  pen   7 ', 'North Pen 7'],
    ['', 'anything'],
  ])('find "%s" in "%s"', (sought, text) => {
    expect(isFoundIn(sought, [text])).toBe(true);
  });

  test('do not find what is not there', () => {
    expect(isFoundIn('pen 8', ['Pen 7', 'pen-7'])).toBe(false);
  });

  test('always find themselves, and folding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(isFoundIn(text, [text])).toBe(true);
        expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
      }),
    );
  });
});
