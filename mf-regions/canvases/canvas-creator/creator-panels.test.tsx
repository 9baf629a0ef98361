import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../texts/en.json';
import { atBarn, button, canvas, field, newBarn, open, press, sent, update } from './doubles/open-creator';

jest.mock('./workplace/place-list', () => ({
  PlaceList: () => {
    throw new Error('a list that cannot be drawn');
  },
}));

beforeEach(newBarn);

test('F41: a panel that cannot be drawn says so in its place; what is arranged stays, and is saved', async () => {
  // The error is told by the browser as well.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  atBarn().answer(update, ({ body }) => ({
    cameraCanvas: canvas({ ...(body as { updates: object }).updates, lastUpdated: 11 }),
  }));
  await open();
  expect(screen.getByText(en.canvasCreator.panelThrew)).toBeVisible();
  await userEvent.type(field(/^Name/), ' west');
  await press('Save');
  await waitFor(() => expect(atBarn().asked(update)).toHaveLength(1));
  expect(sent(update)).toMatchObject({ updates: { name: 'Whole barn west' } });
  await act(async () => undefined);
  expect(button('Save')).toBeDisabled();
});
