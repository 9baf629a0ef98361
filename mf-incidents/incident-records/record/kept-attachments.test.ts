import { deviceStorage } from '@barnwatch/shared/storage';
import { type AttachmentPlace, keepAttachment, mostKept, readKeptAttachment } from './kept-attachments';

const place = (attachmentId: string, accountId = 'anna'): AttachmentPlace => ({
  instanceId: 'north-barn',
  accountId,
  incidentId: 'lame pig',
  attachmentId,
});
const blob = new Blob(['picture'], { type: 'image/jpeg' });

beforeEach(() => deviceStorage.open('stills').removeAll());

test('the picture of a record is there without the barn, for the account that was shown it (F1)', async () => {
  await keepAttachment(place('one'), blob, 1);
  expect(await readKeptAttachment(place('one'))).toEqual(blob);
  expect(await readKeptAttachment(place('one', 'berta'))).toBeNull();
});

test('of many pictures the last ones stay, and stills beside them', async () => {
  await deviceStorage.open('stills').write('north-barn/anna/pen-01', 'still');
  for (let number = 0; number < mostKept + 5; number += 1) await keepAttachment(place(`p${number}`), blob, number);
  expect(await readKeptAttachment(place('p4'))).toBeNull();
  expect(await readKeptAttachment(place('p5'))).not.toBeNull();
  expect(await readKeptAttachment(place(`p${mostKept + 4}`))).not.toBeNull();
  expect(await deviceStorage.open('stills').read('north-barn/anna/pen-01')).toBe('still');
});
