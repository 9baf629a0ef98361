import { act, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { array, object, parse, string } from 'valibot';
import type { AuthClient } from '../auth-client';
import { barnBase, barnId, barnSettings, barnWorld, credentials, never } from '../doubles/barn-double';
import { settle } from '../doubles/device-double';
import { json, page } from '../doubles/instance-double';
import { run } from '../running';
import { startAuthClient } from '../start-auth-client';
import { usePermission } from './instance-hooks';
import { useBarnAnswer } from './use-barn-answer';

const answerOf = object({ names: array(string()) });
const read = (data: unknown): string => parse(answerOf, data).names.join(', ');

let testNumber = 0;

function Cameras({ path }: { path: string }) {
  const answer = useBarnAnswer('cameras', path, { parse: read, keep: true });
  const mayManage = usePermission({ all: ['cameras.manage'] });
  switch (answer.state) {
    case 'loading':
      return <p>loading</p>;
    case 'ready':
      return (
        <p>
          ready {answer.value} {answer.receivedAt} {mayManage ? 'may manage' : 'may look'}
        </p>
      );
    case 'failed':
      return (
        <p>
          failed {answer.error.code} {answer.stale?.value ?? 'nothing'}
          <button type="button" onClick={answer.retry}>
            Try again
          </button>
        </p>
      );
  }
}

async function setUp() {
  testNumber += 1;
  const path = `api/cameras/${testNumber}`;
  const { device, barn } = barnWorld();
  let names: unknown = ['Pen 1', 'Pen 2'];
  barn.override = (call) => {
    const known = barn.accessTokens.has(call.authorization?.replace('Bearer ', '') ?? '');
    return call.path === path && known ? json({ names }) : undefined;
  };
  const open = async (): Promise<AuthClient> => {
    const client = startAuthClient(barnSettings(), device.window());
    await client.started;
    client.selectBarn(barnId);
    return client;
  };
  const client = await open();
  await client.signIn(barnId, credentials, never());
  await settle();
  return { device, barn, client, path, open, answerWith: (next: unknown) => (names = next) };
}

afterEach(() => run(null));

describe('useBarnAnswer', () => {
  it('loads once for all who ask, and checks permissions of the selected barn', async () => {
    const { barn, path, device } = await setUp();
    render(
      <>
        <Cameras path={path} />
        <Cameras path={path} />
      </>,
    );
    expect(screen.getAllByText('loading')).toHaveLength(2);
    expect(await screen.findAllByText(`ready Pen 1, Pen 2 ${device.time} may look`)).toHaveLength(2);
    expect(barn.count('GET', path)).toBe(1);
  });

  it('keeps old data beside a failure', async () => {
    const { path, answerWith, client, barn, device } = await setUp();
    render(<Cameras path={path} />);
    await screen.findByText(/ready Pen 1/);
    answerWith('no list');
    device.instances.delete(barnBase);
    await act(() => client.checkConnection(barnId, never(), { asked: true }));
    device.instances.set(barnBase, barn);
    await act(() => client.checkConnection(barnId, never(), { asked: true }));
    expect(await screen.findByText(/failed unexpected-shape Pen 1, Pen 2/)).toBeInTheDocument();
  });

  it('shows what this device has kept when the barn is off at start (F1)', async () => {
    const { device, path, open } = await setUp();
    const { unmount } = render(<Cameras path={path} />);
    await screen.findByText(/ready Pen 1/);
    await settle();
    unmount();
    device.instances.delete(barnBase);
    device.time += 3_600_000;
    await open();
    // A new window: nothing in memory.
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <Cameras path={path} />
      </SWRConfig>,
    );
    expect(await screen.findByText(/failed offline Pen 1, Pen 2/)).toBeInTheDocument();
  });

  it('asks again by itself as soon as the barn is back', async () => {
    const { device, barn, client, path } = await setUp();
    device.instances.delete(barnBase);
    await client.checkConnection(barnId, never(), { asked: true });
    render(<Cameras path={path} />);
    await screen.findByText(/failed offline/);
    device.instances.set(barnBase, barn);
    await act(async () => {
      await client.checkConnection(barnId, never(), { asked: true });
    });
    expect(await screen.findByText(/ready Pen 1/)).toBeInTheDocument();
  });

  it('tries again on request after a server error', async () => {
    const { barn, path } = await setUp();
    const ordinary = barn.override;
    barn.override = (call) => (call.path === path ? page(502) : undefined);
    render(<Cameras path={path} />);
    await screen.findByText(/failed server-error nothing/);
    barn.override = ordinary;
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByText(/ready Pen 1/)).toBeInTheDocument();
  });

  it('forgets everything at sign-out, on the device too', async () => {
    const { device, client, path } = await setUp();
    render(<Cameras path={path} />);
    await screen.findByText(/ready Pen 1/);
    await settle();
    expect(device.databases.get('answers')?.size).toBe(1);
    await act(() => client.signOut(barnId));
    expect(await screen.findByText(/failed no-auth nothing/)).toBeInTheDocument();
    await settle();
    expect(device.databases.get('answers')?.size).toBe(0);
  });

  it('asks anew after signing out and in again at once', async () => {
    const { client, path } = await setUp();
    const { unmount } = render(<Cameras path={path} />);
    await screen.findByText(/ready Pen 1/);
    unmount();
    await act(() => client.signOut(barnId));
    await act(async () => void (await client.signIn(barnId, credentials, never())));
    await settle();
    render(<Cameras path={path} />);
    expect(await screen.findByText(/ready Pen 1/)).toBeInTheDocument();
  });

  it('lets a request go when the last screen that wants it is left (F2), and asks anew for the next one', async () => {
    const { barn, path } = await setUp();
    const ordinary = barn.override;
    barn.override = (call) => (call.path === path ? 'silence' : undefined);
    const { unmount } = render(<Cameras path={path} />);
    await settle();
    expect(barn.count('GET', path)).toBe(1);
    unmount();
    await settle();
    barn.override = ordinary;
    render(<Cameras path={path} />);
    expect(await screen.findByText(/ready Pen 1/)).toBeInTheDocument();
    expect(barn.count('GET', path)).toBe(2);
  });

  it('keeps a request for a screen that follows in the same moment', async () => {
    const { barn, path } = await setUp();
    const { rerender } = render(<Cameras key="one" path={path} />);
    rerender(<Cameras key="two" path={path} />);
    expect(await screen.findByText(/ready Pen 1/)).toBeInTheDocument();
    expect(barn.count('GET', path)).toBe(1);
  });
});
