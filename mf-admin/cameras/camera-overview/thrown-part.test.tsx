import { BrowserRouter } from '@barnwatch/shared/routing';
import { openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleCamera } from '../../camera-records/test-barn/example-camera';
import en from '../../texts/en.json';
import { CameraOverviewScreen } from './camera-overview';

const mockBroken = new Set<string>();

jest.mock('./camera-tags', () => ({
  CameraTags: ({ tags }: { readonly tags: readonly string[] }) => {
    if (tags.some((tag) => mockBroken.has(tag))) throw new TypeError('tags are broken');
    return <p>{tags.join(' ')}</p>;
  },
}));
jest.mock('./bulk-fields', () => ({
  BulkFields: () => {
    if (mockBroken.has('dialog')) throw new TypeError('fields are broken');
    return null;
  },
}));

const wide = window.matchMedia;

async function open({ isNarrow }: { readonly isNarrow: boolean }): Promise<void> {
  const barn = await openBarnDoor({ permissions: ['cameras.view', 'cameras.manage', 'cameras.privacy'] });
  const cameras = {
    a: exampleCamera('a', { name: 'Pen 1', tags: ['west'] }),
    b: exampleCamera('b', { name: 'Pen 2', tags: ['east'] }),
  };
  barn.answer('GET api/cameras', { cameras });
  if (isNarrow) window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
  history.replaceState(null, '', '/dashboard/north-barn/administration/cameraOverview');
  await renderInSuite(<CameraOverviewScreen />, {
    texts: { 'mf-admin': en },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
}

beforeEach(() => {
  mockBroken.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  window.matchMedia = wide;
  jest.restoreAllMocks();
});

test('F41: a camera that throws while it is drawn costs its own card, and has a new chance', async () => {
  mockBroken.add('west');
  await open({ isNarrow: true });
  expect(await screen.findByRole('alert')).toHaveTextContent('Pen 1 could not be shown.');
  expect(screen.getByRole('button', { name: 'Change Name of Pen 2: Pen 2' })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: en.cameraOverview.search })).toBeVisible();
  mockBroken.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('button', { name: 'Change Name of Pen 1: Pen 1' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('F41: a camera that throws while it is drawn costs one cell of the table, and has a new chance', async () => {
  mockBroken.add('west');
  await open({ isNarrow: false });
  const broken = await screen.findByRole('button', { name: 'Tags could not be shown. Try again' });
  const row = within(screen.getAllByRole('row').find((one) => one.contains(broken)) ?? document.body);
  expect(row.getByRole('button', { name: 'Change Name of Pen 1: Pen 1' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change Tags of Pen 2' })).toBeVisible();
  mockBroken.clear();
  await userEvent.click(broken);
  expect(row.getByRole('button', { name: 'Change Tags of Pen 1' })).toBeVisible();
  expect(broken).not.toBeInTheDocument();
});

test('F41: a dialog that throws says so in its place, and leaves the list when it is closed', async () => {
  mockBroken.add('dialog');
  await open({ isNarrow: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Change Tags of Pen 1' }));
  const dialog = within(screen.getByRole('dialog', { name: en.bulk.title }));
  expect(dialog.getByRole('alert')).toHaveTextContent(en.panel.part);
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Change Name of Pen 1: Pen 1' })).toBeVisible();
});
