import { spokenWords, withSpoken } from './speech';

const result = (transcript: string, isFinal: boolean) => Object.assign([{ transcript }], { isFinal });

test('only words for good count, and each once', () => {
  const results = [result('before', true), result(' the door ', true), result('is', false)];
  expect(spokenWords({ resultIndex: 1, results })).toBe('the door');
  expect(spokenWords({ resultIndex: 2, results })).toBe('');
});

test.each([[null], [{}], [{ resultIndex: 0 }], [{ resultIndex: 0, results: null }]])('%j says nothing', (event) => {
  expect(spokenWords(event)).toBe('');
});

test.each([
  ['', 'Seal torn', 'Seal torn'],
  ['Door.', 'Seal torn', 'Door. Seal torn'],
  ['Door.\n', 'Seal torn', 'Door.\nSeal torn'],
  ['Door.', '', 'Door.'],
])('%j and %j', (text, words, both) => {
  expect(withSpoken(text, words)).toBe(both);
});
