import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { createInstance, i18n } from 'i18next';
import { leanI18next } from './lean-i18next';

const folder = path.dirname(createRequire(__filename).resolve('i18next/package.json'));
const original = readFileSync(path.join(folder, 'dist/esm/i18next.js'), 'utf8');
const lean = leanI18next(original);

/** The module's own `createInstance`. */
function made(source: string): typeof createInstance {
  return new Function(`${source.replace(/^export \{.*$/m, '')}; return createInstance;`)();
}

interface Spoken {
  readonly instance: i18n;
  readonly missing: string[];
}

async function speaking(source: string): Promise<Spoken> {
  const missing: string[] = [];
  const instance = made(source)({
    lng: 'en',
    fallbackLng: false,
    defaultNS: 'frame',
    fallbackNS: 'late',
    ns: [],
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (languages, namespace, key) => missing.push(`${languages.join()} ${namespace} ${key}`),
  });
  await instance.init();
  instance.addResourceBundle('en', 'frame', {
    plain: 'Barn',
    named: 'Barn {{name}}, {{ other }}',
    cameras_one: '{{count}} camera',
    cameras_other: '{{count}} cameras',
    deep: { within: 'Within {{name}}' },
    nested: 'See $t(plain)',
    share: '{{value, number}}',
  });
  instance.addResourceBundle('de', 'frame', { cameras_one: '{{count}} Kamera', cameras_other: '{{count}} Kameras' });
  instance.addResourceBundle('en', 'late', { later: 'Later' });
  return { instance, missing };
}

const asked: readonly (readonly [string, string, Record<string, string | number>])[] = [
  ['en', 'plain', {}],
  ['en', 'named', { name: '<b>', other: '$t(plain)' }],
  ['en', 'named', { name: '{{other}}' }],
  ['en', 'cameras', { count: 0 }],
  ['en', 'cameras', { count: 1 }],
  ['de', 'cameras', { count: 1 }],
  ['de', 'cameras', { count: 1.5 }],
  ['en', 'deep.within', { name: 'North' }],
  ['en', 'nested', {}],
  ['en', 'share', { value: 1234.5 }],
  ['en', 'later', {}],
  ['en', 'nowhere', {}],
  ['de', 'plain', {}],
];

test('The lean i18next says what the whole one says, and tells of the same missing texts', async () => {
  const [whole, short] = [await speaking(original), await speaking(lean)];
  for (const [language, key, values] of asked) {
    expect(short.instance.getFixedT(language, 'frame')(key, values)).toBe(
      whole.instance.getFixedT(language, 'frame')(key, values),
    );
  }
  expect(short.missing).toEqual(['en frame nowhere', 'de frame plain']);
  expect(short.missing).toEqual(whole.missing);
  expect(short.instance.hasResourceBundle('de', 'late')).toBe(false);
});

test('A language is chosen in the lean i18next as in the whole one', async () => {
  for (const { instance } of [await speaking(original), await speaking(lean)]) {
    await instance.changeLanguage('de');
    expect([instance.language, instance.t('cameras', { count: 2 })]).toEqual(['de', '2 Kameras']);
  }
});

test('Twelve kilobytes of its text are gone, and an i18next that is made in another way is refused', () => {
  expect(original.length - lean.length).toBeGreaterThan(12_000);
  expect(() => leanI18next(lean.replace('class Connector ', 'class Backends '))).toThrow('no class Connector any more');
});
