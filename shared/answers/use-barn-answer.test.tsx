import { act, render, screen } from '@testing-library/react';
import { millisecondsInHour } from 'date-fns/constants';
import { SWRConfig } from 'swr';
import * as v from 'valibot';
import { barnBase, barnId, credentials, never } from '../auth-client/doubles/barn-double';
import { settle } from '../auth-client/doubles/device-double';
import { json, page } from '../auth-client/doubles/instance-double';
import { usePermission } from '../auth-client/hooks/instance-hooks';
import { run } from '../auth-client/running';
import { signedInAtBarn } from './doubles/signed-in-at-barn';
import { useBarnAnswer } from './doubles/use-barn-answer';

const answerOf = v.object({ names: v.array(v.string()) });
const read = (data: unknown): string => v.parse(answerOf, data).names.join(', ');

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

const bodyOf = v.object({ columns: v.array(v.string()) });
const asked = (body: unknown): string => v.parse(bodyOf, body).columns.join();

function Counts({ path, body }: { path: string; body: unknown }) {
  const answer = useBarnAnswer('counts', path, { parse: read, keep: true, body });
  switch (answer.state) {
    case 'loading':
      return <p>loading</p>;
    case 'ready':
      return <p>ready {answer.value}</p>;
    case 'failed':
      return (
        <p>
          failed {answer.error.code} {answer.stale?.value ?? 'nothing'} {answer.error.context.call}
        </p>
      );
  }
}

/** Asks for the same as `Cameras`, and makes something else of it. */
function CameraCount({ path }: { path: string }) {
  const answer = useBarnAnswer('cameras', path, {
    parse: (data) => v.parse(answerOf, data).names.length,
    keep: true,
  });
  return answer.state === 'ready' ? <p>count {answer.value.toFixed()}</p> : null;
}

function Misreader({ path }: { path: string }) {
  const answer = useBarnAnswer('cameras', path, { parse: (data) => v.parse(v.string(), data), keep: true });
  return answer.state === 'failed' ? (
    <p>
      misread {answer.error.code} {answer.error.context.call}
    </p>
  ) : null;
}

afterEach(() => run(null));

describe('useBarnAnswer', () => {
  test('loads once for all who ask, and checks permissions of the selected barn', async () => {
    const { barn, path, device } = await signedInAtBarn();
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

  test('keeps old data beside a failure', async () => {
    const { path, answerWith, client, barn, device } = await signedInAtBarn();
    render(<Cameras path={path} />);
    await screen.findByText(/ready Pen 1/);
    answerWith('no list');
    device.instances.delete(barnBase);
    await act(() => client.checkConnection(barnId, never(), { asked: true }));
    device.instances.set(barnBase, barn);
    await act(() => client.checkConnection(barnId, never(), { asked: true }));
    expect(await screen.findByText(/failed unexpected-shape Pen 1, Pen 2/)).toBeInTheDocument();
  });

  test('shows what this device has kept when the barn is off at start (F1)', async () => {
    const { device, path, open } = await signedInAtBarn();
    const { unmount } = render(<Cameras path={path} />);
    await screen.findByText(/ready Pen 1/);
    await settle();
    unmount();
    device.instances.delete(barnBase);
    device.time += millisecondsInHour;
    await open();
    // A new window: nothing in memory.
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <Cameras path={path} />
      </SWRConfig>,
    );
    expect(await screen.findByText(/failed offline Pen 1, Pen 2/)).toBeInTheDocument();
  });

  test('asks again by itself as soon as the barn is back', async () => {
    const { device, barn, client, path } = await signedInAtBarn();
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

  test('tries again on request after a server error', async () => {
    const { barn, path } = await signedInAtBarn();
    const ordinary = barn.override;
    barn.override = (call) => (call.path === path ? page(502) : undefined);
    render(<Cameras path={path} />);
    await screen.findByText(/failed server-error nothing/);
    barn.override = ordinary;
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByText(/ready Pen 1/)).toBeInTheDocument();
  });

  test('forgets everything at sign-out, on the device too', async () => {
    const { device, client, path } = await signedInAtBarn();
    render(<Cameras path={path} />);
    await screen.findByText(/ready Pen 1/);
    await settle();
    expect(device.databases.get('answers')?.size).toBe(1);
    await act(() => client.signOut(barnId));
    expect(await screen.findByText(/failed no-auth nothing/)).toBeInTheDocument();
    await settle();
    expect(device.databases.get('answers')?.size).toBe(0);
  });

  test('asks anew after signing out and in again at once', async () => {
    const { client, path } = await signedInAtBarn();
    const { unmount } = render(<Cameras path={path} />);
    await screen.findByText(/ready Pen 1/);
    unmount();
    await act(() => client.signOut(barnId));
    await act(async () => void (await client.signIn(barnId, credentials, never())));
    await settle();
    render(<Cameras path={path} />);
    expect(await screen.findByText(/ready Pen 1/)).toBeInTheDocument();
  });

  test('asks by POST where there is a body: once for equal bodies, anew for another, kept like any other', async () => {
    const { barn, path, device, open } = await signedInAtBarn();
    barn.override = (call) =>
      call.path === path && call.method === 'POST' ? json({ names: [asked(call.body)] }) : undefined;
    const { unmount } = render(
      <>
        <Counts path={path} body={{ time: { from: 1 }, columns: ['a'] }} />
        <Counts path={path} body={{ columns: ['a'], time: { from: 1 } }} />
        <Counts path={path} body={{ columns: ['b'], time: { from: 1 } }} />
      </>,
    );
    expect(await screen.findAllByText('ready a')).toHaveLength(2);
    expect(await screen.findAllByText('ready b')).toHaveLength(1);
    expect([barn.count('POST', path), barn.count('GET', path)]).toEqual([2, 0]);
    await settle();
    unmount();
    device.instances.delete(barnBase);
    await open();
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <Counts path={path} body={{ columns: ['b'], time: { from: 1 } }} />
      </SWRConfig>,
    );
    expect(await screen.findByText(`failed offline b POST ${path}`)).toBeInTheDocument();
  });

  test('never hands what one screen has read to another that reads it otherwise', async () => {
    const { path, barn } = await signedInAtBarn();
    render(
      <>
        <Cameras path={path} />
        <CameraCount path={path} />
        <Misreader path={path} />
      </>,
    );
    expect(await screen.findByText(/^ready Pen 1, Pen 2/)).toBeInTheDocument();
    expect(await screen.findByText('count 2')).toBeInTheDocument();
    expect(await screen.findByText(`misread unexpected-shape GET ${path}`)).toBeInTheDocument();
    expect(barn.count('GET', path)).toBe(1);
  });

  test('lets a request go when the last screen that wants it is left (F2), and asks anew for the next one', async () => {
    const { barn, path } = await signedInAtBarn();
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

  test('keeps a request for a screen that follows in the same moment', async () => {
    const { barn, path } = await signedInAtBarn();
    const { rerender } = render(<Cameras key="one" path={path} />);
    rerender(<Cameras key="two" path={path} />);
    expect(await screen.findByText(/ready Pen 1/)).toBeInTheDocument();
    expect(barn.count('GET', path)).toBe(1);
  });
});
