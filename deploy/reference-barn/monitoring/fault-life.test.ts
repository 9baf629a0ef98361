import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import fc from 'fast-check';
import { faultyOf, type Sight, unknown, well } from './fault';
import { type FaultLife, neverFaulty, stepFault } from './fault-life';

const holds = { raiseMs: 2 * millisecondsInMinute, clearMs: 3 * millisecondsInMinute };
const sights = { f: faultyOf(), w: well, u: unknown } as const;

/** What follows of a sight a minute. */
function lived(letters: string, start: FaultLife = neverFaulty): readonly string[] {
  let life = start;
  return [...letters].map((letter, minute) => {
    const step = stepFault(life, sights[letter as keyof typeof sights], minute * millisecondsInMinute, holds);
    life = step.life;
    return step.does;
  });
}
const opened = (letters: string): number => lived(letters).indexOf('open');

test('is told once it has lasted, and over once it has been gone', () => {
  expect(opened('fff')).toBe(2);
  expect(lived('ffffwwww').at(-1)).toBe('close');
  expect(lived('fffwwfwwwf')).not.toContain('close');
});

test('a moment of it is nothing, and what could not be looked at neither', () => {
  expect(opened('ffwffwffw')).toBe(-1);
  expect(opened('fuf')).toBe(2);
  expect(opened('wuuuuuuuuuu')).toBe(-1);
  expect(lived('fffuuuuuuuuuuu')).not.toContain('close');
});

test('what comes back again and again has to be gone longer and longer: no day has more than a few', () => {
  const day = 'fffwwww'.repeat(Math.ceil((24 * 60) / 7));
  expect(lived(day).filter((does) => does === 'open').length).toBeLessThanOrEqual(3);
});

test('after a quiet hour it is judged as at first', () => {
  const quiet = 'w'.repeat(millisecondsInHour / millisecondsInMinute + 1);
  const again = lived(`fffwwww${quiet}fffwwww`);
  expect(again.filter((does) => does === 'close')).toHaveLength(2);
});

test('whatever is seen: opened and closed in turn, never more often than the times allow', () => {
  const minutes = fc.array(fc.constantFrom<Sight>(...Object.values(sights)), { minLength: 1, maxLength: 400 });
  fc.assert(
    fc.property(minutes, (seen) => {
      let life = neverFaulty;
      const changes: { does: string; minute: number }[] = [];
      for (const [minute, sight] of seen.entries()) {
        const step = stepFault(life, sight, minute * millisecondsInMinute, holds);
        life = step.life;
        if (step.does !== 'nothing') changes.push({ does: step.does, minute });
      }
      expect(changes.map(({ does }) => does)).toEqual(changes.map((_, index) => (index % 2 === 0 ? 'open' : 'close')));
      for (const [index, { minute }] of changes.entries()) {
        const least = index % 2 === 0 ? 2 : 3;
        expect(minute - (changes[index - 1]?.minute ?? 0)).toBeGreaterThanOrEqual(index === 0 ? 2 : least);
      }
    }),
  );
});
