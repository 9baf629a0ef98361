import { createToldSelections } from './told-selections';

const filtered = (name: string) => ({ sort: [], filters: name === '' ? {} : { name } });

test('what the screen gives back late does not overrule what was typed meanwhile', () => {
  const told = createToldSelections();
  told.tell(filtered('p'), filtered(''));
  told.tell(filtered('pen'), filtered(''));
  expect(told.isOwnWish(filtered(''))).toBe(false);
  expect(told.isOwnWish(filtered('p'))).toBe(false);
  expect(told.isOwnWish(filtered('pen'))).toBe(false);
  expect(told.isOwnWish(filtered('pen'))).toBe(true);
});

test('what the screen wants by itself is followed, also while something told is on its way', () => {
  const told = createToldSelections();
  expect(told.isOwnWish(filtered('pig'))).toBe(true);
  told.tell(filtered('pen'), filtered('pig'));
  expect(told.isOwnWish(filtered('hen'))).toBe(true);
  expect(told.isOwnWish(filtered('pen'))).toBe(true);
});

test('of what the screen knows already nothing is waited for', () => {
  const told = createToldSelections();
  told.tell(filtered('pen'), filtered('pen'));
  expect(told.isOwnWish(filtered('hen'))).toBe(true);
});
