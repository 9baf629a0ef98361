import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { parse } from 'yaml';
import { isLineOfText } from './line-of-text';

const contract = parse(readFileSync(join(import.meta.dirname, '../wire/barn.openapi.yaml'), 'utf8'));
const pattern = new RegExp(contract.components.schemas.LineOfText.pattern, 'u');

test('a form takes the names that an instance takes, and no others', () => {
  for (let code = 0; code < 0x3000; code += 1) {
    const text = `a${String.fromCodePoint(code)}b`;
    expect([code, isLineOfText(text)]).toEqual([code, pattern.test(text)]);
  }
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => isLineOfText(text) === pattern.test(text)));
});
