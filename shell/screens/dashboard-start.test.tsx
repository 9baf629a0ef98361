import type { RegisteredRemote } from '@barnwatch/shared/federation';
import { barnId, openBarnDoor } from '@barnwatch/shared/testing';
import { screen } from '@testing-library/react';
import { SuiteProvider } from '../suite/suite-context';
import { renderAt } from '../testing/at-barn';
import { DashboardStart } from './dashboard-start';

const remoteWith = (name: string, id: string, permission: string) =>
  ({
    name,
    nav: [
      {
        id,
        order: 1,
        icon: 'grid',
        title: { en: `Open ${id}`, de: `${id} öffnen` },
        to: `/dashboard/:barnId/${id}`,
        placement: 'side',
        permission: { any: [permission] },
      },
    ],
  }) as unknown as RegisteredRemote;

const cameras = remoteWith('mf-cameras', 'camera', 'cameras.view');
const admin = remoteWith('mf-admin', 'authorization', 'authorization.view');

interface Shown {
  readonly remotes: readonly RegisteredRemote[];
  readonly disabledRemotes?: readonly string[];
  readonly permissions?: readonly string[];
}

async function show({ remotes, disabledRemotes = [], permissions = ['cameras.view', 'authorization.view'] }: Shown) {
  await openBarnDoor({ permissions: [...permissions] });
  const registry = { remotes, disabledRemotes };
  // Of the suite the start of a barn uses no more.
  const start = (
    <SuiteProvider value={{ registry } as never}>
      <DashboardStart />
    </SuiteProvider>
  );
  const at = `/dashboard/${barnId}/`;
  await renderAt({ at, screens: { '/dashboard/:barnId': start }, now: Date.UTC(2026, 0, 1) });
}

test('product 2.1: a deployment with pictures goes on to the cameras', async () => {
  await show({ remotes: [admin, cameras] });
  expect(screen.getByText(new RegExp(`arrived at /dashboard/${barnId}/camera`))).toBeVisible();
});

test('product 2.1: who may not see cameras goes on to the first screen that the rights give', async () => {
  await show({ remotes: [admin, cameras], permissions: ['authorization.view'] });
  expect(screen.getByText(new RegExp(`arrived at /dashboard/${barnId}/authorization`))).toBeVisible();
});

test.each([
  ['composed without pictures', { remotes: [admin] }],
  ['whose pictures are switched off', { remotes: [admin, cameras], disabledRemotes: ['mf-cameras'] }],
])('0087: a deployment %s says what can be done here, and nothing leads elsewhere', async (_case, shown) => {
  await show(shown);
  expect(screen.getByText('What can be done here')).toBeVisible();
  const [link, ...others] = screen.getAllByRole('link');
  expect(link).toHaveAttribute('href', `/dashboard/${barnId}/authorization`);
  expect(others).toEqual([]);
});

test('product 2.12: who may open nothing is told so', async () => {
  await show({ remotes: [admin], permissions: [] });
  expect(screen.queryByRole('link')).toBeNull();
});
