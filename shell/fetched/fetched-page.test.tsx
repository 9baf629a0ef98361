import { renderInSuite } from '@barnwatch/shared/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { shellTexts } from '../testing/shell-texts';
import { FetchedPage } from './fetched-page';

test('a page whose program does not arrive says so under its title, and comes when it is tried again', async () => {
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue('Everything works');
  await renderInSuite(
    <FetchedPage title="System information" load={load}>
      {(words) => <p>{words}</p>}
    </FetchedPage>,
    { texts: shellTexts.en },
  );
  expect(screen.getByRole('heading', { name: 'System information' })).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Everything works')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
