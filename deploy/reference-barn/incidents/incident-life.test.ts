import { randomUUID } from 'node:crypto';
import type { IncidentEvent } from '@barnwatch/shared/wire';
import { millisecondsInHour } from 'date-fns/constants';
import { entry, incidentBarn, intervention, outcome } from '../testing/incident-barn';
import type { TestAnswer } from '../testing/test-instance';

const { as, create, opened, trigger, close, read } = incidentBarn();
const memberOf = <Member>({ body }: TestAnswer, name: string): Member => body.data?.[name] as unknown as Member;

describe('opening', () => {
  test('is written with its first event, by whom the token names', async () => {
    const { incident, incidentEvent } = await opened();
    expect(incident).toMatchObject({ state: 'actionRequired', closedAt: null, isPublicOpen: true });
    expect(incidentEvent).toMatchObject({
      incidentId: incident.incidentId,
      accountId: 'account-manager',
      authorName: 'manager',
      trigger: 'issueDetected',
      eventTimestamp: incident.openedAt,
    });
    expect(await read(incident.incidentId)).toEqual(incident);
  });

  test('answers the same identifier with the first result, however often it is sent', async () => {
    const identifier = randomUUID();
    const first = await create('manager', { identifier });
    const again = await Promise.all([1, 2, 3].map(() => create('manager', { identifier })));
    expect(first.status).toBe(201);
    for (const answer of again) {
      expect(answer.status).toBe(200);
      expect(answer.body.data).toEqual(first.body.data);
    }
    expect(outcome(await create('keeper', { identifier }))).toEqual([409, 'identifier-in-use']);
    expect(outcome(await create('manager', { identifier, type: 'generic', trigger: 'create' }))).toEqual([
      409,
      'identifier-in-use',
    ]);
  });

  test('begins when the client says, but not in the future', async () => {
    const openedAt = Date.now() - millisecondsInHour;
    const { incident } = await opened({ optionalOverrides: { openedAt, isPublicOpen: false } });
    expect(incident).toMatchObject({ openedAt, isPublicOpen: false });
    const ahead = await create('manager', { optionalOverrides: { openedAt: Date.now() + millisecondsInHour } });
    expect(outcome(ahead)).toEqual([400, 'invalid-request']);
  });

  test.each<[string, object, string]>([
    ['an issue that the type does not have', { ...intervention, issue: 'noise' }, '/incidentData/payload/issue'],
    ['no issue where one is needed', { ...intervention, issue: null }, '/incidentData/payload/issue'],
    ['an issue where there are none', { ...intervention, type: 'health' }, '/incidentData/payload/issue'],
    ['a blank title', { ...intervention, title: '  ' }, '/incidentData/payload/title'],
    ['a member that is not in the contract', { ...intervention, mood: 'bad' }, '/incidentData/payload/mood'],
  ])('refuses %s', async (_, payload, field) => {
    const answer = await create('manager', { payload });
    expect(outcome(answer)).toEqual([400, 'payload-rejected']);
    expect(answer.body.error?.details?.issues).toEqual(expect.arrayContaining([expect.objectContaining({ field })]));
  });

  test.each<[string, object]>([
    ['forbidden tags', { description: '<script>x</script>' }],
    ['an end before its start', { startTimestamp: 2_000, endTimestamp: 1_000 }],
  ])('refuses documentation with %s', async (_, more) => {
    const answer = await create('manager', {
      type: 'barnDocumentation',
      trigger: 'create',
      payload: { ...entry, ...more },
    });
    expect(outcome(answer)).toEqual([400, 'payload-rejected']);
  });

  test('refuses a trigger that cannot be the first', async () => {
    const answer = await create('manager', { type: 'barnDocumentation', trigger: 'hide', payload: { reason: 'x' } });
    expect(outcome(answer)).toEqual([409, 'trigger-not-allowed']);
    expect(answer.body.error?.details?.allowed).toEqual(['create']);
  });
});

describe('events', () => {
  test('lead an intervention on; the latest payload is shown', async () => {
    const { incident } = await opened();
    const payload = { ...intervention, description: 'New seal.', severity: 'none' };
    const answer = await trigger('intervener', incident.incidentId, 'noIssueDetected', payload);
    expect(answer.status).toBe(201);
    expect(answer.body.data?.incidentEvent).toMatchObject({ state: 'issueResolved', accountId: 'account-intervener' });
    expect(await read(incident.incidentId)).toMatchObject({ state: 'issueResolved', messagePayload: payload });
  });

  test('are written once', async () => {
    const { incident } = await opened();
    const identifier = randomUUID();
    const first = await trigger('manager', incident.incidentId, 'issueDetected', intervention, { identifier });
    const again = await trigger('manager', incident.incidentId, 'issueDetected', intervention, { identifier });
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body.data?.incidentEvent).toEqual(first.body.data?.incidentEvent);
    const other = await trigger('manager', incident.incidentId, 'noIssueDetected', intervention, { identifier });
    expect(outcome(other)).toEqual([409, 'identifier-in-use']);
  });

  test('written offline find their place in time; the later one stays the state', async () => {
    const start = Date.now() - millisecondsInHour;
    const { incident } = await opened({ optionalOverrides: { openedAt: start } });
    await trigger('manager', incident.incidentId, 'noIssueDetected', intervention);
    const late = await trigger('manager', incident.incidentId, 'issueDetected', intervention, {
      eventTimestamp: start + 60_000,
    });
    expect(late.body.data?.incident).toMatchObject({ state: 'issueResolved' });
    const early = await trigger('manager', incident.incidentId, 'issueDetected', intervention, {
      eventTimestamp: start - 1,
    });
    expect(outcome(early)).toEqual([400, 'invalid-request']);
  });

  test('do not change the type of an intervention', async () => {
    const { incident } = await opened();
    const answer = await trigger('manager', incident.incidentId, 'issueDetected', {
      ...intervention,
      type: 'health',
      issue: null,
    });
    expect(outcome(answer)).toEqual([400, 'payload-rejected']);
  });

  test('hide a record with a reason and show it again as it was', async () => {
    const { incident } = await opened({ type: 'barnDocumentation', trigger: 'create', payload: entry });
    const { incidentId } = incident;
    expect((await trigger('diarist', incidentId, 'hide', { reason: 'Twice.' })).status).toBe(201);
    expect(await read(incidentId)).toMatchObject({
      state: 'hidden',
      messagePayload: { reason: 'Twice.' },
      isPublicOpen: false,
    });
    const changed = await trigger('diarist', incidentId, 'create', { ...entry, description: '<p>Other.</p>' });
    expect(outcome(changed)).toEqual([400, 'payload-rejected']);
    const first = await as('viewer', 'POST', 'api/incidentEvents/queryOne', {
      query: { incidentId },
      order: [{ field: 'eventTimestamp', direction: 'asc' }],
    });
    const { payload } = memberOf<IncidentEvent>(first, 'incidentEvent');
    expect((await trigger('diarist', incidentId, 'create', payload ?? {})).status).toBe(201);
    expect(await read(incidentId)).toMatchObject({ state: 'created', messagePayload: entry, isPublicOpen: true });
  });

  test('are deleted one by one, but never the first', async () => {
    const { incident, incidentEvent } = await opened();
    const added = await trigger('manager', incident.incidentId, 'noIssueDetected', intervention);
    const { incidentEventId } = memberOf<IncidentEvent>(added, 'incidentEvent');
    const remove = (id: string) => as('manager', 'DELETE', `api/incidentEvents/${id}`);
    expect(outcome(await remove(incidentEvent.incidentEventId))).toEqual([409, 'first-event-needed']);
    expect((await remove(incidentEventId)).body.data?.incident).toMatchObject({ state: 'actionRequired' });
    expect(outcome(await remove(incidentEventId))).toEqual([404, 'incident-event-unknown']);
  });
});

describe('closing', () => {
  test('is for ever: no event, no second closing, no deletion of an event', async () => {
    const { incident, incidentEvent } = await opened();
    const closed = await close('intervener', incident.incidentId);
    expect(closed.body.data?.incident).toMatchObject({
      state: 'closed',
      closedAt: expect.any(Number),
      isPublicOpen: false,
    });
    expect(outcome(await close('manager', incident.incidentId))).toEqual([409, 'incident-closed']);
    expect(outcome(await trigger('manager', incident.incidentId, 'issueDetected', intervention))).toEqual([
      409,
      'incident-closed',
    ]);
    expect(outcome(await as('manager', 'DELETE', `api/incidentEvents/${incidentEvent.incidentEventId}`))).toEqual([
      409,
      'incident-closed',
    ]);
    const events = await as('viewer', 'POST', 'api/incidentEvents/query', {
      query: { incidentId: { $in: [incident.incidentId] } },
      order: [{ field: 'eventTimestamp', direction: 'asc' }],
    });
    expect(events.body.data?.incidentEvents).toMatchObject([
      { trigger: 'issueDetected' },
      { trigger: 'close', payload: null, state: 'closed', accountId: 'account-intervener' },
    ]);
  });

  test('is not for barn states', async () => {
    const { incident } = await opened({
      type: 'barnState',
      trigger: 'stateDetected',
      payload: { state: 'deadAnimalExists', cameraId: 'pen-01', position: { x: 0.5, y: 0.5 }, animalCount: 1 },
    });
    expect(outcome(await close('manager', incident.incidentId))).toEqual([403, 'incident-not-closable']);
    const full = await trigger('manager', incident.incidentId, 'stateDetected', { state: 'barnFull' });
    expect(outcome(full)).toEqual([400, 'payload-rejected']);
  });

  test('is not for faults, which the instance alone tells', async () => {
    const payload = { state: 'faultExists', fault: 'diskFilling' };
    const told = await create('manager', { type: 'barnState', trigger: 'stateDetected', payload });
    expect(outcome(told)).toEqual([400, 'payload-rejected']);
    const { incident } = await opened({ type: 'barnState', trigger: 'stateDetected', payload: { state: 'barnFull' } });
    const changed = await trigger('manager', incident.incidentId, 'stateDetected', payload);
    expect(outcome(changed)).toEqual([400, 'payload-rejected']);
  });

  test('sends one of two closings at once away', async () => {
    const { incident } = await opened();
    const answers = await Promise.all([close('manager', incident.incidentId), close('keeper', incident.incidentId)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

test.each(['barnIntervention', 'barnDocumentation', 'barnState', 'generic'])('says how it handles %s', async (type) => {
  const short = await as('viewer', 'GET', `api/incidents/handlers/${type}/true`);
  expect(short.body.data?.handler).toMatchObject({ type, triggers: expect.any(Array), typeSetup: expect.any(Array) });
  expect(short.body.data?.handler).not.toHaveProperty('payloadSchema');
  const whole = await as('viewer', 'GET', `api/incidents/handlers/${type}/false`);
  const { payloadSchema } = memberOf<{ payloadSchema: object }>(whole, 'handler');
  expect(JSON.stringify(payloadSchema)).not.toContain('#/components');
});
