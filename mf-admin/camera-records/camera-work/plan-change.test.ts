import { exampleCamera } from '../test-barn/example-camera';
import { tagsAfter } from './camera-work';
import { planChange } from './plan-change';

const pen = exampleCamera('a', { tags: ['fattening', 'west'], sortPrefix: '01' });
const other = exampleCamera('b', { tags: ['decommissioned'], managed: false });

test.each([
  [
    { kind: 'tags', add: ['west', 'new'], remove: ['fattening'] },
    [{ key: 'tags', add: ['new'], remove: ['fattening'] }],
  ],
  [{ kind: 'sortPrefix', value: '02' }, [{ key: 'sortPrefix', before: '01', after: '02' }]],
  [{ kind: 'sortPrefix', value: '01' }, null],
  [{ kind: 'managed', value: true }, null],
  [{ kind: 'managed', value: false }, [{ key: 'managed', after: false }]],
  [{ kind: 'privacy', wish: { kind: 'end' } }, null],
  [{ kind: 'privacy', wish: { kind: 'until-ended' } }, [{ key: 'privacy', after: { kind: 'until-ended' } }]],
  [{ kind: 'decommission', value: true }, [{ key: 'tags', add: ['decommissioned'], remove: [] }]],
  [{ kind: 'decommission', value: false }, null],
] as const)('%j', (change, parts) => {
  const { plans, unchanged } = planChange([pen], change);
  expect(plans.map(({ work }) => work)).toEqual(parts === null ? [] : [{ kind: 'change', parts }]);
  expect(unchanged).toBe(parts === null ? 1 : 0);
});

test('deleting and taking out of use are two things', () => {
  expect(planChange([pen, other], { kind: 'delete' }).plans.map(({ work }) => work.kind)).toEqual(['delete', 'delete']);
  expect(planChange([pen, other], { kind: 'decommission', value: true })).toMatchObject({ unchanged: 1 });
});

test('tags come and go one by one', () => {
  expect(tagsAfter(['theirs', 'old'], { add: ['mine', 'theirs'], remove: ['old'] })).toEqual(['theirs', 'mine']);
});
