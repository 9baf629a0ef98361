import { waitFor } from '@testing-library/react';
import { barnStandIn, json, startInWorld } from '../../testing/auth-stand-in';
import { card } from '../../testing/on-select-barn';
import { renderSelectBarn } from '../../testing/render-select-barn';

const question = 'POST api/incidents/query';

const full = {
  incidentId: 'incident-1',
  type: 'barnState',
  state: 'barnFull',
  openedAt: 1,
  lastUpdated: 2,
  closedAt: null,
  identifier: '',
  messagePayload: { state: 'barnFull', animalCount: 2966 },
  globalUniqueIdentifier: 'north',
  barnName: 'north',
  realWorldName: 'North barn',
  isPublicOpen: true,
};

/** North barn is full, and tells it to whoever has the permissions for it. */
async function signedInWith(permissions: readonly string[], password = 'right') {
  const north = barnStandIn('north', 'North barn', {
    own: (call) => {
      if (call === 'GET api/permissions') return json({ permissions });
      if (call !== question) return null;
      return json({ incidents: [full], page: { offset: 0, limit: 1, total: 1 } });
    },
  });
  const client = await startInWorld([north]);
  await client.signIn('north', { kind: 'username', username: 'manager', password }, new AbortController().signal);
  await renderSelectBarn();
  return { client, asked: () => north.calls.filter(({ call }) => call === question).length };
}

test('the card of a barn says how full it is', async () => {
  const { asked } = await signedInWith(['incidents.view']);
  expect(await card('North barn').findByText('Barn fully stocked: 2,966 animals')).toBeVisible();
  expect(asked()).toBe(1);
});

test.each([
  ['whoever may not know it', ['cameras.view'], 'right'],
  ['whoever is not signed in', ['incidents.view'], 'wrong'],
])('%s asks nothing', async (_who, permissions, password) => {
  const { client, asked } = await signedInWith(permissions, password);
  await waitFor(() => expect(client.instances.get()[0]?.online).toBe(true));
  expect(card('North barn').queryByText(/stocked/)).not.toBeInTheDocument();
  expect(asked()).toBe(0);
});
