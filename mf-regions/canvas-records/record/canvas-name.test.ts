import * as v from 'valibot';
import { canvasNameSchema, freeName } from './canvas-name';

test('another name is offered that nobody has, and that is not too long', () => {
  expect(freeName('Whole barn', new Set(['Whole barn', 'Whole barn 2']))).toBe('Whole barn 3');
  expect(freeName('Whole barn 2', new Set(['Whole barn 2']))).toBe('Whole barn 3');
  expect(freeName('x'.repeat(100), new Set())).toBe(`${'x'.repeat(98)} 2`);
});

test.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['x'.repeat(101), 'tooLong'],
  ['two\nlines', 'notALine'],
])('the name %j is refused as %s', (name, problem) => {
  expect(v.safeParse(canvasNameSchema, name).issues?.[0]?.message).toBe(problem);
});
