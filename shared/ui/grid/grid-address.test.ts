import fc from 'fast-check';
import { addressOfView, viewOfAddress } from './grid-address';
import { type GridView, wholeView } from './grid-view';

const ids = ['severity', 'title', 'openedAt'] as const;

const anyView: fc.Arbitrary<GridView> = fc.record({
  sort: fc
    .uniqueArray(fc.constantFrom(...ids))
    .chain((chosen) =>
      fc.tuple(...chosen.map((id) => fc.record({ id: fc.constant(id), direction: fc.constantFrom('asc', 'desc') }))),
    ),
  filters: fc.dictionary(fc.constantFrom(...ids), fc.string({ minLength: 1, maxLength: 20 }), {
    noNullPrototype: true,
  }),
  page: fc.integer({ min: 1, max: 9_999 }),
});

test('what a grid shows comes back from its address, and the rest of the address stays', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      const address = addressOfView(new URLSearchParams('form=table&tab=open'), view, ids);
      expect(viewOfAddress(new URLSearchParams(address.toString()), ids)).toEqual(view);
      expect([address.get('form'), address.get('tab')]).toEqual(['table', 'open']);
    }),
  );
});

test('it can be read, and what is as from the beginning needs no word', () => {
  const view: GridView = {
    sort: [
      { id: 'severity', direction: 'desc' },
      { id: 'title', direction: 'asc' },
    ],
    filters: { title: 'pen 3' },
    page: 2,
  };
  const address = addressOfView(new URLSearchParams(), view, ids);
  expect(decodeURIComponent(address.toString())).toBe('sort=severity.desc,title&page=2&filter.title=pen+3');
  expect(addressOfView(address, wholeView, ids).toString()).toBe('');
});

test.each(['sort=nothing,title.up,,&page=-3&filter.nothing=x', 'page=1.5', 'page=1e99', 'sort=&page=&filter.title='])(
  'what an address cannot mean is left out (%s)',
  (text) => expect(viewOfAddress(new URLSearchParams(text), ids)).toEqual(wholeView),
);
