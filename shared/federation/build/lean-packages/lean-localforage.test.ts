import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { absentDriver, absentDrivers, methodsOfDrivers } from './lean-localforage';

const source = path.join(path.dirname(createRequire(__filename).resolve('localforage/package.json')), 'src');
const read = (file: string) => readFileSync(path.join(source, `${file}.js`), 'utf8');

test.each(absentDrivers)('$file is left out under the name that localforage knows it by', ({ file, name }) => {
  expect(read(file)).toContain(`_driver: '${name}'`);
  expect(absentDriver(name)).toContain('_support: false');
});

test('An absent driver has each method that localforage asks of a driver', () => {
  const [, listed = ''] = /const LibraryMethods = \[([^\]]*)\]/.exec(read('localforage')) ?? [];
  const asked = [...listed.matchAll(/'(\w+)'/g)].map(([, method]) => method);
  expect(asked.length).toBeGreaterThan(0);
  expect([...methodsOfDrivers]).toEqual(['_initStorage', ...asked]);
});

test('Only drivers that are left out write values as text', () => {
  expect(read('drivers/indexeddb')).not.toContain('serializer');
});
