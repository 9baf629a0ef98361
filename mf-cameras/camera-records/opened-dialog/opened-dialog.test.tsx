import { renderInSuite } from '@barnwatch/shared/testing';
import { lazyPart } from '@barnwatch/shared/ui';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { OpenedDialog } from './opened-dialog';

/** A dialog whose code comes when it is told to. */
function lateDialog() {
  let come = () => {};
  const arrival = new Promise<void>((resolve) => {
    come = resolve;
  });
  const Late = lazyPart(() => arrival.then(() => () => <p>The cameras to choose from</p>));
  return { Late, arrive: () => act(async () => come()) };
}

test('from the press on, one of the same title stands there until the code has come', async () => {
  const { Late, arrive } = lateDialog();
  await renderInSuite(
    <OpenedDialog title="Choose cameras" onClose={() => {}}>
      <Late />
    </OpenedDialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Choose cameras' })).toBeVisible();
  expect(screen.queryByText('The cameras to choose from')).not.toBeInTheDocument();
  await arrive();
  expect(await screen.findByText('The cameras to choose from')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Choose cameras' })).not.toBeInTheDocument();
});

test('it can be left before the code has come', async () => {
  const { Late } = lateDialog();
  const onClose = jest.fn();
  await renderInSuite(
    <OpenedDialog title="Choose cameras" onClose={onClose}>
      <Late />
    </OpenedDialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
