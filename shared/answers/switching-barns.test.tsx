import { act, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import * as v from 'valibot';
import type { AuthClientSettings } from '../auth-client/auth-client-settings';
import { barnAddress, barnId, barnSettings, barnWorld, credentials, never } from '../auth-client/doubles/barn-double';
import { settle } from '../auth-client/doubles/device-double';
import { InstanceDouble, json } from '../auth-client/doubles/instance-double';
import { usePermission, useSelectedBarn } from '../auth-client/hooks/instance-hooks';
import { formatDiscoveryCode } from '../auth-client/instances/discovery-code';
import { run } from '../auth-client/running';
import { startAuthClient } from '../auth-client/start-auth-client';
import { useBarnAnswer } from './doubles/use-barn-answer';

const southId = 'south-barn';
const answerOf = v.object({ name: v.string() });

/** What a careless screen would do: it stays mounted while another barn is selected. */
function Cameras() {
  const answer = useBarnAnswer('cameras', 'api/cameras', { parse: (data) => v.parse(answerOf, data).name, keep: true });
  const mayManage = usePermission({ all: ['cameras.manage'] });
  const barn = useSelectedBarn();
  const shown = answer.state === 'ready' ? answer.value : answer.state;
  return (
    <p>
      {barn?.globalUniqueIdentifier}: {shown}, {mayManage ? 'may manage' : 'may look'}
    </p>
  );
}

function settings(): AuthClientSettings {
  const south = {
    globalUniqueIdentifier: southId,
    name: southId,
    realWorldName: 'South barn',
    type: 'barn' as const,
    discoveryCode: formatDiscoveryCode({ remote: { ...barnAddress, hostname: 'south.example' } }),
  };
  return { instances: [...barnSettings().instances, south] };
}

async function atNorth() {
  const { device, barn: north } = barnWorld();
  const south = new InstanceDouble(southId, device.now);
  device.instances.set('https://south.example:8071/', south);
  north.permissions = ['cameras.view', 'cameras.manage'];
  north.override = ({ path }) => (path === 'api/cameras' ? json({ name: 'pigs' }) : undefined);
  south.override = ({ path }) => (path === 'api/cameras' ? json({ name: 'broilers' }) : undefined);
  const client = startAuthClient(settings(), device.window());
  await client.started;
  await client.signIn(barnId, credentials, never());
  await client.signIn(southId, credentials, never());
  client.selectBarn(barnId);
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Cameras />
    </SWRConfig>,
  );
  await act(settle);
  expect(screen.getByText('north-barn: pigs, may manage')).toBeVisible();
  return { device, north, south, client };
}

afterEach(() => run(null));

describe('switching barns (product 2.1: clears cameras)', () => {
  test('shows nothing of the other barn, not for one frame', async () => {
    const { client } = await atNorth();
    act(() => client.selectBarn(southId));
    expect(screen.getByText('south-barn: loading, may look')).toBeVisible();
    await act(settle);
    expect(screen.getByText('south-barn: broilers, may look')).toBeVisible();
  });

  test('shows nothing of the other barn when this one does not answer', async () => {
    const { device, client } = await atNorth();
    device.instances.delete('https://south.example:8071/');
    await act(async () => {
      await client.checkConnection(southId, never(), { asked: true });
    });
    act(() => client.selectBarn(southId));
    expect(await screen.findByText('south-barn: failed, may look')).toBeVisible();
  });

  test('shows what was kept of the barn itself, on the way back', async () => {
    const { north, client } = await atNorth();
    act(() => client.selectBarn(southId));
    await act(settle);
    north.override = () => 'no-connection';
    act(() => client.selectBarn(barnId));
    expect(screen.getByText('north-barn: pigs, may manage')).toBeVisible();
  });
});
