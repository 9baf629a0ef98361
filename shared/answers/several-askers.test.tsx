import { act, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { barnBase, barnId, never } from '../auth-client/doubles/barn-double';
import { settle } from '../auth-client/doubles/device-double';
import { json } from '../auth-client/doubles/instance-double';
import { run } from '../auth-client/running';
import { signedInAtBarn } from './doubles/signed-in-at-barn';
import { useBarnAnswer } from './doubles/use-barn-answer';

const read = (data: unknown): string => v.parse(v.object({ names: v.array(v.string()) }), data).names.join(', ');

function Cameras({ path }: { path: string }) {
  const answer = useBarnAnswer('cameras', path, { parse: read });
  return <p>{answer.state === 'failed' ? `failed ${answer.error.code}` : answer.state}</p>;
}

afterEach(() => run(null));

describe('several parts of a screen that want the same answer', () => {
  test('who joins later shows the refusal that is there already; who comes anew asks anew (F9)', async () => {
    const { barn, path } = await signedInAtBarn();
    barn.override = (call) => (call.path === path ? json({}, 404) : undefined);
    const { rerender, unmount } = render(<Cameras path={path} />);
    await screen.findByText('failed not-found');
    rerender(
      <>
        <Cameras key="first" path={path} />
        <Cameras key="joined" path={path} />
        <Cameras key="joined too" path={path} />
      </>,
    );
    await act(settle);
    expect(screen.getAllByText('failed not-found')).toHaveLength(3);
    expect(barn.count('GET', path)).toBe(1);
    unmount();
    await act(settle);
    render(<Cameras path={path} />);
    await act(settle);
    expect(barn.count('GET', path)).toBe(2);
  });

  test('a refusal that comes while the barn is being reached again is believed (F9)', async () => {
    const { device, barn, client, path } = await signedInAtBarn();
    const waiting: (() => void)[] = [];
    barn.override = (call) =>
      call.path === path ? new Promise((resolve) => waiting.push(() => resolve(json({}, 404)))) : undefined;
    render(<Cameras path={path} />);
    await act(settle);
    device.instances.delete(barnBase);
    await act(() => client.checkConnection(barnId, never(), { asked: true }));
    device.instances.set(barnBase, barn);
    await act(() => client.checkConnection(barnId, never(), { asked: true }));
    expect(waiting).toHaveLength(1);
    await act(async () => {
      waiting[0]?.();
      await settle();
    });
    await act(settle);
    expect(screen.getByText('failed not-found')).toBeVisible();
    expect(barn.count('GET', path)).toBe(1);
  });

  test('who is told of one event at the same time asks once for all', async () => {
    const { barn, path } = await signedInAtBarn();
    const retries: (() => void)[] = [];
    const Asking = () => {
      retries.push(useBarnAnswer('cameras', path, { parse: read }).retry);
      return null;
    };
    render(
      <>
        <Asking />
        <Asking />
      </>,
    );
    await act(settle);
    expect(barn.count('GET', path)).toBe(1);
    await act(async () => {
      for (const retry of retries.slice(-2)) retry();
      await settle();
    });
    expect(barn.count('GET', path)).toBe(2);
  });

  test('a barn that is back is asked once for all of them', async () => {
    const { device, barn, client, path } = await signedInAtBarn();
    device.instances.delete(barnBase);
    await client.checkConnection(barnId, never(), { asked: true });
    render(
      <>
        <Cameras path={path} />
        <Cameras path={path} />
        <Cameras path={path} />
      </>,
    );
    expect(await screen.findAllByText('failed offline')).toHaveLength(3);
    const before = barn.count('GET', path);
    device.instances.set(barnBase, barn);
    await act(async () => {
      await client.checkConnection(barnId, never(), { asked: true });
    });
    expect(await screen.findAllByText('ready')).toHaveLength(3);
    expect(barn.count('GET', path) - before).toBe(1);
  });
});
