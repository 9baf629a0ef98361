import { readFileSync } from 'node:fs';
import path from 'node:path';
import { identityToasts } from '../harness/identity-toasts';
import { expect, test } from '../harness/suite-test';
import { words } from '../harness/words';

for (const [name, { words: specified, key, journey }] of Object.entries(identityToasts)) {
  test(`“${specified}” is what the suite says, and ${journey} comes upon it`, () => {
    expect(words('mf-auth', 'en', key)).toBe(specified);
    const source = readFileSync(path.join(import.meta.dirname, `${journey}.spec.ts`), 'utf8');
    expect(source).toContain(`expectToast('${name}')`);
  });
}
