import { decodePictures } from '@barnwatch/shared/testing/decode-pictures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../texts/en.json';
import { atBarn, button, canvas, field, newBarn, open, press, read, said, sent, update } from './doubles/open-creator';

const send = 'POST api/canvasPictures';
const words = en.floorPlan;

beforeEach(async () => {
  decodePictures(({ type }) => type !== 'text/plain');
  await newBarn();
  atBarn().refuse('GET api/canvasPictures/{canvasPictureId}', 404, 'canvas-picture-unknown');
  atBarn().answer(send, { canvasPicture: { canvasPictureId: 'plan-1', sizeBytes: 4, width: 40, height: 20 } });
  atBarn().answer(update, ({ body }) => ({
    cameraCanvas: canvas({ ...(body as { updates: object }).updates, lastUpdated: 11 }),
  }));
});

function choose(type = 'image/png'): void {
  const input = document.querySelector<HTMLInputElement>('[data-floor-plan]');
  if (!input) throw new Error('no field for a file');
  // Past what the device’s own choice would refuse.
  void userEvent.setup({ applyAccept: false }).upload(input, new File(['plan'], 'plan', { type }));
}
const savedPlan = () => (sent(update) as { updates: { floorPlan?: unknown } }).updates.floorPlan;

test('issue 16: a floor plan is chosen, made paler and saved with the canvas; taken away, the barn is told', async () => {
  await open();
  choose();
  await screen.findByRole('button', { name: words.another });
  expect(
    atBarn()
      .asked(send)
      .map(({ body }) => body),
  ).toEqual([{ canvasPicture: { content: btoa('plan') } }]);
  expect(said()).toBe(words.chosen);
  const opacity = field(words.opacity);
  await userEvent.clear(opacity);
  await userEvent.type(opacity, '30');
  await userEvent.tab();
  await press('Save');
  await waitFor(() => expect(button('Save')).toBeDisabled());
  expect(savedPlan()).toEqual({ canvasPictureId: 'plan-1', opacity: 0.3 });
  await press(words.remove);
  expect(said()).toBe(words.removed);
  await press('Undo');
  expect(field(words.opacity)).toHaveValue('30');
  await press('Redo');
  await press('Save');
  await waitFor(() => expect(atBarn().asked(update)).toHaveLength(2));
  expect(savedPlan()).toBeNull();
});

test('what is no picture is told; what could not be sent is tried again', async () => {
  await open();
  choose('text/plain');
  expect(await screen.findByText(words.noPicture)).toBeVisible();
  expect(atBarn().asked(send)).toEqual([]);
  atBarn().refuse(send, 500);
  choose();
  expect(await screen.findByText(new RegExp(words.notSent.replace('.', '')))).toBeVisible();
  atBarn().answer(send, { canvasPicture: { canvasPictureId: 'plan-2', sizeBytes: 4, width: 40, height: 20 } });
  await press('Try again');
  expect(await screen.findByRole('button', { name: words.another })).toBeVisible();
});

test('one that the barn has forgotten is chosen again, and the work stays', async () => {
  const floorPlan = { canvasPictureId: 'plan-0', opacity: 0.5 };
  atBarn().answer(read, { cameraCanvas: canvas({ floorPlan }) });
  await open();
  atBarn().refuse(update, 404, 'canvas-picture-unknown');
  await userEvent.type(field(/^Name/), ' 2');
  await press('Save');
  expect(await screen.findByText(words.gone)).toBeVisible();
  expect(field(/^Name/)).toHaveValue('Whole barn 2');
  choose();
  await waitFor(() => expect(screen.queryByText(words.gone)).toBeNull());
});
