import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  atBarn,
  button,
  canvas,
  choose,
  create,
  field,
  newBarn,
  open,
  place,
  press,
  read,
  sent,
  update,
} from './doubles/open-creator';

beforeEach(newBarn);

describe('somebody else has changed it meanwhile (F47)', () => {
  const theirs = () =>
    canvas({ lastUpdated: 12, name: 'House', cameras: [place('pen-01', 0.3), place('pen-02', 0.5, 0.2)] });

  async function refuseFirst() {
    let refused = false;
    atBarn().answer(update, ({ body }) => {
      if (refused) return { cameraCanvas: canvas({ ...(body as { updates: object }).updates, lastUpdated: 13 }) };
      refused = true;
      atBarn().answer(read, { cameraCanvas: theirs() });
      const refusal = JSON.stringify({ error: { code: 'canvas-changed', message: 'No.' } });
      return new Response(refusal, { status: 409, headers: { 'content-type': 'application/json' } });
    });
  }

  test('both are shown, chosen picture by picture, and nothing is lost', async () => {
    await refuseFirst();
    await open();
    await choose('Pen 1');
    act(() => button('Undo').focus());
    await userEvent.keyboard('{ArrowDown}');
    await press('Save');
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed by somebody else meanwhile' }));
    expect(dialog.getAllByRole('listitem').map((row) => row.querySelector('span')?.textContent)).toEqual([
      'NameYou: unchanged · somebody else: changed',
      'Pen 1You: changed · somebody else: changed',
      'Pen 2You: unchanged · somebody else: changed',
    ]);
    const choice = within(dialog.getByRole('group', { name: 'Version of Pen 1' }));
    expect(choice.getByRole('radio', { name: 'Yours' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Go on with this' }));
    expect(field(/^Name/)).toHaveValue('House');
    await press('Save');
    await waitFor(() => expect(atBarn().asked(update)).toHaveLength(2));
    expect(sent(update)).toMatchObject({
      expectedLastUpdated: 12,
      updates: {
        name: 'House',
        cameras: [
          { cameraId: 'pen-01', x: 0, y: 0.001 },
          { cameraId: 'pen-02', y: 0.2 },
        ],
      },
    });
  });

  test('put off, it stays told until it was looked at', async () => {
    await refuseFirst();
    await open();
    await userEvent.type(field(/^Name/), ' x');
    await press('Save');
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed by somebody else meanwhile' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Later' }));
    expect(screen.getByText('Somebody else has changed this canvas meanwhile.')).toBeVisible();
    await press('Compare');
    expect(screen.getByRole('dialog', { name: 'Changed by somebody else meanwhile' })).toBeVisible();
  });

  test('one that was deleted can be saved as a new one', async () => {
    atBarn().refuse(update, 404, 'canvas-unknown');
    atBarn().answer(create, ({ body }) => ({
      cameraCanvas: canvas({ cameraCanvasId: 'two', ...(body as { cameraCanvas: object }).cameraCanvas }),
    }));
    await open();
    await userEvent.type(field(/^Name/), ' x');
    await press('Save');
    await press(await screen.findByText('Save it as a new one').then(() => 'Save it as a new one'));
    await press('Save');
    await waitFor(() => expect(location.pathname).toBe('/dashboard/north-barn/canvas-creator/two'));
  });

  test('one that only its owner may change can be saved as one’s own', async () => {
    atBarn().refuse(update, 403, 'canvas-not-editable');
    await open();
    await userEvent.type(field(/^Name/), ' x');
    await press('Save');
    await screen.findByText(/^Only its owner may change this canvas\. Your work/);
    await press('Save it as one of your own');
    expect(field(/^Name/)).toHaveValue('Whole barn x 2');
  });
});

describe('what one has saved oneself is no change of somebody else', () => {
  const mine = () => canvas({ lastUpdated: 12, name: 'Whole barn x' });
  const isSaved = () => waitFor(() => expect(button('Save')).toBeDisabled());
  const changed = () => screen.queryByText('Somebody else has changed this canvas meanwhile.');

  test('where the answer of the barn was lost, and it is saved once more', async () => {
    await open();
    await userEvent.type(field(/^Name/), ' x');
    atBarn().refuse(update, 409, 'canvas-changed');
    atBarn().answer(read, { cameraCanvas: mine() });
    await press('Save');
    await isSaved();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(changed()).toBeNull();
  });

  test('where one left before the barn had said that it took it', async () => {
    const { unmount } = await open();
    await userEvent.type(field(/^Name/), ' x');
    unmount();
    // An answer is shared for two seconds with whoever asks the same.
    await new Promise((later) => setTimeout(later, 2_100));
    atBarn().answer(read, { cameraCanvas: mine() });
    await open();
    await waitFor(() => expect(field(/^Name/)).toHaveValue('Whole barn x'));
    await isSaved();
    expect(changed()).toBeNull();
  });
});
