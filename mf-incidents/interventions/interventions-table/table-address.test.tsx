import { BrowserRouter } from '@barnwatch/shared/routing';
import { exampleBarn, renderInSuite } from '@barnwatch/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireIncident } from '../../testing/example-incident';
import { type IncidentBarn, now, openIncidentBarn } from '../../testing/incident-barn';
import en from '../../texts/en.json';
import { GlobalTable } from './global-table';

let barn: IncidentBarn;

const barns = [exampleBarn()];
const path = '/dashboard/north-barn/interventions';

beforeEach(async () => {
  barn = await openIncidentBarn();
  barn.records = Array.from({ length: 120 }, (_, index) =>
    wireIncident(`i${index}`, {
      messagePayload: { type: 'health', title: `Pen ${index}`, description: '', severity: 'low', issue: null },
    }),
  );
});

async function open(search: string) {
  history.replaceState(null, '', `${path}${search}`);
  const suite = await renderInSuite(<GlobalTable barns={barns} view="latest" />, {
    now,
    texts: { 'mf-incidents': en },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  await screen.findByRole('grid');
  return suite;
}

const titles = () => [...document.querySelectorAll('.ag-cell[col-id="title"]')].map(({ textContent }) => textContent);

test('order, filter and page of the table are in the address, and come back from it', async () => {
  const { unmount } = await open('?form=table');
  const heading = document.querySelector('.ag-header-cell[col-id="title"] .ag-header-cell-label');
  if (!heading) throw new Error('no heading');
  await act(async () => void fireEvent.click(heading));
  await userEvent.type(screen.getByRole('textbox', { name: 'Title Filter' }), 'pen 1');
  await waitFor(() => expect(location.search).toContain('filter.title=pen+1'));
  expect(location.search).toContain('form=table&sort=title');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Title Filter' }));
  await waitFor(() => expect(location.search).toBe('?form=table&sort=title'));
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(location.search).toBe('?form=table&sort=title&page=2');
  unmount();

  await open(location.search);
  await waitFor(() => expect(titles()[0]).toBe('Pen 50'));
  expect(screen.getByText('51–100 of 120')).toBeInTheDocument();
});

test('a filter of the address is in its field', async () => {
  await open('?filter.title=pen+11');
  await waitFor(() => expect(titles()).toHaveLength(11));
  expect(screen.getByRole('textbox', { name: 'Title Filter' })).toHaveValue('pen 11');
});
