import { entry, incidentBarn, intervention, outcome, type Person } from '../testing/incident-barn';

const { as, create, opened, trigger, close } = incidentBarn();

describe('permissions', () => {
  test.each<[Person, string, number]>([
    ['manager', 'barnIntervention', 201],
    ['keeper', 'barnIntervention', 201],
    ['intervener', 'barnIntervention', 201],
    ['diarist', 'barnIntervention', 403],
    ['viewer', 'barnIntervention', 403],
    ['diarist', 'barnDocumentation', 201],
    ['intervener', 'barnDocumentation', 403],
  ])('%s opens %s: %i', async (person, type, status) => {
    const answer = await create(person, type === 'barnIntervention' ? {} : { type, trigger: 'create', payload: entry });
    expect(answer.status).toBe(status);
  });

  test('holds for closing and events of the incident’s own type', async () => {
    const { incident } = await opened();
    expect(outcome(await close('diarist', incident.incidentId))).toEqual([403, 'permission-missing']);
    expect(outcome(await trigger('diarist', incident.incidentId, 'issueDetected', intervention))).toEqual([
      403,
      'permission-missing',
    ]);
  });

  test('lets only advanced managers delete', async () => {
    const { incident } = await opened();
    const remove = (person: Person) => as(person, 'DELETE', `api/incidents/${incident.incidentId}`);
    expect(outcome(await remove('keeper'))).toEqual([403, 'permission-missing']);
    expect((await remove('manager')).status).toBe(200);
    expect(outcome(await remove('manager'))).toEqual([404, 'incident-unknown']);
    const events = await as('viewer', 'POST', 'api/incidentEvents/query', {
      query: { incidentId: incident.incidentId },
    });
    expect(events.body.data?.incidentEvents).toEqual([]);
  });
});
