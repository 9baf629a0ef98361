import fc from 'fast-check';
import { type IncidentAction, incidentActions, offeredActions } from './incident-actions';

const types = ['barnIntervention', 'barnDocumentation', 'barnState', 'generic', 'ofALaterVersion'] as const;
const states = [
  'created',
  'hidden',
  'actionRequired',
  'solved',
  'issueResolved',
  'closed',
  'barnEmpty',
  'barnPartlyFull',
  'barnFull',
  'deadAnimalExists',
  'noDeadAnimal',
  'ofALaterVersion',
] as const;
const permissions = [
  'incidents.view',
  'incidents.manage',
  'incidents.manage.advanced',
  ...types.map((type) => `incidents.${type}.manage`),
];

/** Product 4.1, 6.4 to 6.7, once more and in another form: a line for each sentence. */
function bySpecification(type: string, state: string, permission: string): readonly IncidentAction[] {
  const managesIt = [`incidents.${type}.manage`, 'incidents.manage.advanced', 'incidents.manage'].includes(permission);
  const offered = new Set<IncidentAction>();
  if (permission === 'incidents.manage.advanced') offered.add('delete');
  if (managesIt && type !== 'barnState' && state !== 'closed') offered.add('close');
  if (managesIt && type === 'barnIntervention' && state !== 'closed') offered.add('event');
  if (managesIt && type === 'barnDocumentation' && state === 'created') offered.add('hide');
  if (managesIt && type === 'barnDocumentation' && state === 'hidden') offered.add('unhide');
  return incidentActions.filter((action) => offered.has(action));
}

describe.each(types)('%s', (type) => {
  describe.each(states)('%s', (state) => {
    test.each(permissions)('with %s', (permission) => {
      expect(offeredActions({ type, state }, [permission])).toEqual(bySpecification(type, state, permission));
    });
    test('without a permission nothing is offered', () => {
      expect(offeredActions({ type, state }, [])).toEqual([]);
    });
  });
});

test('permissions add up, and none takes anything away', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...types),
      fc.constantFrom(...states),
      fc.subarray(permissions),
      (type, state, held) => {
        const each = new Set(held.flatMap((permission) => offeredActions({ type, state }, [permission])));
        expect(offeredActions({ type, state }, held)).toEqual(incidentActions.filter((action) => each.has(action)));
      },
    ),
  );
});

test.each([
  ['barnIntervention', 'actionRequired', ['incidents.barnIntervention.manage'], ['event', 'close']],
  ['barnIntervention', 'closed', ['incidents.manage.advanced'], ['delete']],
  ['barnDocumentation', 'created', ['incidents.manage'], ['hide', 'close']],
  ['barnDocumentation', 'hidden', ['incidents.manage.advanced'], ['unhide', 'close', 'delete']],
  ['barnState', 'barnFull', ['incidents.manage', 'incidents.barnState.manage'], []],
] as const)('%s in %s with %j: %j', (type, state, held, actions) => {
  expect(offeredActions({ type, state }, [...held])).toEqual(actions);
});
