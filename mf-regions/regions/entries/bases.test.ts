import type { RequestError } from '@barnwatch/shared/auth-client';
import { createBases } from './bases';

const value = (color: string) => ({ color, regionType: null });

function changed(color: string): RequestError {
  const details = { regionType: { regionTypeId: 'feeder', color } };
  return {
    code: 'conflict',
    context: { instanceId: 'a', call: 'PUT a', status: 409, reason: 'region-type-changed', details },
  };
}

test('F47: a second saving is based on the first one, and on what was there before where the first did not arrive', () => {
  const bases = createBases();
  bases.begin('feeder', value('#111111'));
  bases.sent('feeder', value('#222222'));
  bases.begin('feeder', value('#222222'));
  bases.sent('feeder', value('#333333'));
  expect(bases.of('feeder')).toEqual(value('#222222'));
  expect(bases.meet('feeder', changed('#111111'))).toBe(true);
  expect(bases.of('feeder')).toEqual(value('#111111'));
});

test('F47: a value of one’s own that arrived without an answer is met again, that of somebody else is not overruled', () => {
  const bases = createBases();
  bases.begin('feeder', value('#111111'));
  bases.sent('feeder', value('#222222'));
  bases.begin('feeder', value('#111111'));
  expect(bases.meet('feeder', changed('#999999'))).toBe(false);
  expect(bases.meet('lying', changed('#222222'))).toBe(false);
  expect(bases.meet('feeder', changed('#222222'))).toBe(true);
  // It is asked once more only: what is refused again with the same is refused.
  expect(bases.meet('feeder', changed('#222222'))).toBe(false);
});

test('once it is known what a barn has, what was sent before is forgotten', () => {
  const bases = createBases();
  bases.begin('feeder', value('#111111'));
  bases.sent('feeder', value('#222222'));
  bases.settle('feeder');
  bases.begin('feeder', value('#222222'));
  expect(bases.meet('feeder', changed('#111111'))).toBe(false);
});

test('what is no colour of the contract is nothing to be based on, and a refusal without details stands', () => {
  const bases = createBases();
  bases.begin('odd', value('red;bac'));
  expect(bases.of('odd')).toBeUndefined();
  const { context } = changed('#111111');
  expect(bases.meet('odd', { code: 'conflict', context: { ...context, details: { regionType: null } } })).toBe(false);
});
