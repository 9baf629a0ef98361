import { randomUUID } from 'node:crypto';
import type { Incident, IncidentAttachment } from '@barnwatch/shared/wire';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import sharp from 'sharp';
import { startTestInstance, type TestAnswer, type TestInstance, testAccount } from '../../testing/test-instance';

const intervention = { type: 'other', title: 'Gate', description: 'Bent.', severity: 'low', issue: null };

let barn: TestInstance;
let token: string;
beforeAll(async () => {
  barn = await startTestInstance({
    accounts: [
      testAccount('manager', ['*']),
      testAccount('stockperson', ['incidents.view', 'incidents.barnIntervention.manage']),
      testAccount('viewer', ['incidents.view']),
      testAccount('writer', ['incidents.view', 'incidents.barnDocumentation.manage']),
    ],
  });
  token = await barn.access('stockperson');
});
afterAll(() => barn.stop());

async function open(): Promise<string> {
  const incidentData = {
    type: 'barnIntervention',
    identifier: randomUUID(),
    trigger: 'issueDetected',
    payload: intervention,
  };
  const answer = await barn.call('POST', 'api/incidents/', { token, body: { incidentData } });
  const incident = answer.body.data?.incident as Incident | undefined;
  return String(incident?.incidentId);
}

const attach = (incidentId: string, attachment: object, as = token): Promise<TestAnswer> =>
  barn.call('POST', `api/incidents/${incidentId}/attachments`, { token: as, body: { attachment } });
const read = async (incidentId: string): Promise<Incident> => {
  const { body } = await barn.call('POST', 'api/incidents/queryOne', { token, body: { query: { incidentId } } });
  return body.data?.incident as Incident;
};
const attachmentOf = ({ body }: TestAnswer): IncidentAttachment => body.data?.attachment as IncidentAttachment;

/** A phone's photo: lying on its side, with the place where it was taken. */
const photo = async (width: number, height: number): Promise<string> => {
  const drawn = sharp({ create: { width, height, channels: 3, background: '#557755' } });
  const told = { IFD0: { Copyright: 'secret place' } };
  return (await drawn.withExif(told).withMetadata({ orientation: 6 }).jpeg().toBuffer()).toString('base64');
};

test('keeps a photo upright, bounded, and without what else the file tells', async () => {
  const incidentId = await open();
  const capturedAt = Date.now() - millisecondsInMinute;
  const told = { identifier: randomUUID(), caption: 'Hinge', cameraId: 'pen-01', capturedAt };
  const answer = await attach(incidentId, { ...told, content: await photo(4_000, 1_000) });
  expect(answer.status).toBe(201);
  const attachment = attachmentOf(answer);
  expect(attachment).toMatchObject({ ...told, incidentId, width: 512, height: 2_048, authorName: 'stockperson' });
  const path = `api/incidentAttachments/${incidentId}/${attachment.attachmentId}`;
  const file = await barn.call('GET', path, { token });
  expect([file.headers.get('content-type'), file.bytes.length]).toEqual(['image/jpeg', attachment.sizeBytes]);
  const { orientation, exif } = await sharp(file.bytes).metadata();
  expect([orientation, exif, file.bytes.includes('secret place')]).toEqual([undefined, undefined, false]);
  expect(await read(incidentId)).toMatchObject({ attachmentIds: [attachment.attachmentId], state: 'actionRequired' });
  const list = await barn.call('GET', `api/incidents/${incidentId}/attachments`, { token });
  expect(list.body.data?.attachments).toEqual([attachment]);
});

test('knows what was sent before, and by whom', async () => {
  const incidentId = await open();
  const picture = { identifier: randomUUID(), content: await photo(20, 10) };
  const first = attachmentOf(await attach(incidentId, picture));
  const again = await attach(incidentId, picture);
  expect([again.status, attachmentOf(again)]).toEqual([200, first]);
  const other = await attach(incidentId, picture, await barn.access('manager'));
  expect([other.status, other.body.error?.code]).toEqual([409, 'identifier-in-use']);
  expect((await read(incidentId)).attachmentIds).toEqual([first.attachmentId]);
});

test('takes nothing but pictures, and so many', async () => {
  const incidentId = await open();
  const png = (
    await sharp(Buffer.from(await photo(4, 4), 'base64'))
      .png()
      .toBuffer()
  ).toString('base64');
  const cut = Buffer.from(await photo(400, 400), 'base64')
    .subarray(0, 700)
    .toString('base64');
  for (const content of [png, cut, Buffer.from('<html>').toString('base64')]) {
    const { status, body } = await attach(incidentId, { identifier: randomUUID(), content });
    expect([status, body.error?.code]).toEqual([400, 'attachment-rejected']);
  }
  const tomorrow = { identifier: randomUUID(), content: await photo(4, 4), capturedAt: Date.now() + millisecondsInDay };
  expect((await attach(incidentId, tomorrow)).body.error?.code).toBe('invalid-request');
  for (let number = 0; number < 10; number += 1)
    expect((await attach(incidentId, { identifier: randomUUID(), content: await photo(4, 4) })).status).toBe(201);
  const eleventh = await attach(incidentId, { identifier: randomUUID(), content: await photo(4, 4) });
  expect(eleventh.body.error).toMatchObject({ code: 'too-many-attachments', details: { limit: 10 } });
});

test('is taken away while the incident is open, and goes with it', async () => {
  const incidentId = await open();
  const picture = async () => ({ identifier: randomUUID(), content: await photo(4, 4) });
  const [gone, kept] = [
    attachmentOf(await attach(incidentId, await picture())),
    await attach(incidentId, await picture()),
  ];
  const path = (id: string) => `api/incidentAttachments/${incidentId}/${id}`;
  expect((await barn.call('DELETE', path(gone.attachmentId), { token })).status).toBe(200);
  expect((await barn.call('GET', path(gone.attachmentId), { token })).body.error?.code).toBe('attachment-unknown');
  const keptId = attachmentOf(kept).attachmentId;
  expect((await read(incidentId)).attachmentIds).toEqual([keptId]);
  await barn.call('PUT', `api/incidents/${incidentId}`, { token });
  expect((await read(incidentId)).attachmentIds).toEqual([keptId]);
  expect((await attach(incidentId, await picture())).body.error?.code).toBe('incident-closed');
  expect((await barn.call('DELETE', path(keptId), { token })).body.error?.code).toBe('incident-closed');
  const manager = await barn.access('manager');
  await barn.call('DELETE', `api/incidents/${incidentId}`, { token: manager });
  expect((await barn.call('GET', path(keptId), { token })).status).toBe(404);
  expect((await barn.call('GET', `api/incidents/${incidentId}/attachments`, { token })).status).toBe(404);
});

test('asks for the right of the incident’s own type', async () => {
  const incidentId = await open();
  const picture = { identifier: randomUUID(), content: await photo(4, 4) };
  for (const name of ['viewer', 'writer']) {
    const answer = await attach(incidentId, picture, await barn.access(name));
    expect([answer.status, answer.body.error?.code]).toEqual([403, 'permission-missing']);
  }
  expect((await attach('none', picture)).body.error?.code).toBe('incident-unknown');
});
