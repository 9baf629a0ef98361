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
  const Late = lazyPart(() => arrival.then(() => () => <p>The span to export</p>));
  return { Late, arrive: () => act(async () => come()) };
}

test('from the press on, one of the same title stands there until the code has come', async () => {
  const { Late, arrive } = lateDialog();
  await renderInSuite(
    <OpenedDialog title="Export" onClose={() => {}}>
      <Late />
    </OpenedDialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Export' })).toBeVisible();
  expect(screen.queryByText('The span to export')).not.toBeInTheDocument();
  await arrive();
  expect(await screen.findByText('The span to export')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Export' })).not.toBeInTheDocument();
});

test('it can be left before the code has come', async () => {
  const { Late } = lateDialog();
  const onClose = jest.fn();
  await renderInSuite(
    <OpenedDialog title="Export" onClose={onClose}>
      <Late />
    </OpenedDialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
