import type { RequestError } from '../../auth-client';
import en from '../../i18n/texts/en.json';
import { missingRights } from './missing-rights';
import { requestErrorWords } from './request-error-words';

const refusal = (code: RequestError['code'], details?: unknown): RequestError => ({
  code,
  context: { instanceId: 'north-barn', call: 'PUT api/regions/types/feeder', details },
});

const none = { all: [], any: [] };

test.each([
  [{ any: ['regions.manage'] }, { all: [], any: ['regions.manage'] }],
  [
    { all: ['a', 'b'], any: ['c'] },
    { all: ['a', 'b'], any: ['c'] },
  ],
  [{}, none],
  [undefined, none],
  [null, none],
  [{ any: 'regions.manage' }, none],
])('a refusal with %j names %j', (details, names) => {
  expect(missingRights(refusal('forbidden', details))).toEqual(names);
});

test('another failure is no matter of rights', () => {
  expect(missingRights(refusal('timeout', { any: ['regions.manage'] }))).toEqual(none);
});

describe('the words of a refusal', () => {
  const words = (details?: unknown) =>
    requestErrorWords(refusal('forbidden', details), (key, values = {}) => {
      const plural = values.count === 1 ? 'one' : 'other';
      const [, name = ''] = key.split('.');
      const texts: Readonly<Record<string, string>> = en.request;
      const text = texts[name] ?? texts[`${name}_${plural}`] ?? key;
      return text.replace('{{rights}}', String(values.rights));
    });

  test.each([
    [{ any: ['regions.manage'] }, /You lack the permission regions\.manage\./],
    [{ all: ['cameras.view'] }, /You lack the permission cameras\.view\./],
    [{ any: ['a', 'b'] }, /You lack one of these permissions: a, b\./],
    [{ all: ['a', 'b'], any: ['c'] }, /You lack these permissions: a, b\./],
    [undefined, /You are not permitted to do this\./],
  ])('of %j', (details, text) => {
    expect(words(details)).toMatch(text);
  });
});
