import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import * as v from 'valibot';
import { settle } from '../auth-client/doubles/device-double';
import { json } from '../auth-client/doubles/instance-double';
import { run } from '../auth-client/running';
import { signedInAtBarn } from './doubles/signed-in-at-barn';
import { useBarnAnswer } from './doubles/use-barn-answer';

const tenMinutes = 600_000;
const read = (data: unknown): string => v.parse(v.object({ names: v.array(v.string()) }), data).names.join(', ');

function BarnState({ path }: { path: string }) {
  const answer = useBarnAnswer('barn-state', path, { parse: read, keep: true, reuseForMs: tenMinutes });
  const words = answer.state === 'ready' ? answer.value : answer.state === 'failed' ? answer.error.code : '';
  return (
    <p>
      {answer.state} {words}
      <button type="button" onClick={answer.retry}>
        Ask
      </button>
    </p>
  );
}

/** As after a restart: nothing is in memory. */
function visit(path: string) {
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <BarnState path={path} />
    </SWRConfig>,
  );
}

afterEach(() => run(null));

describe('an answer that is reused while it is young', () => {
  test('is asked for once in that time, over all visits, and by hand at once', async () => {
    const { barn, device, path } = await signedInAtBarn();
    visit(path).unmount();
    const first = visit(path);
    await screen.findByText(/ready Pen 1, Pen 2/);
    await act(settle);
    first.unmount();
    const before = barn.count('GET', path);

    device.time += tenMinutes - 1_000;
    const young = visit(path);
    await screen.findByText(/ready Pen 1, Pen 2/);
    expect(barn.count('GET', path)).toBe(before);
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    await act(settle);
    expect(barn.count('GET', path)).toBe(before + 1);
    young.unmount();

    device.time += tenMinutes;
    visit(path);
    await screen.findByText(/ready Pen 1, Pen 2/);
    await act(settle);
    expect(barn.count('GET', path)).toBe(before + 2);
  });

  test('was never a failure', async () => {
    const { barn, path, answerWith } = await signedInAtBarn();
    barn.override = (call) => (call.path === path ? json({}, 404) : undefined);
    const refused = visit(path);
    await screen.findByText(/failed not-found/);
    refused.unmount();
    barn.override = (call) => (call.path === path ? json({ names: ['Pen 3'] }) : undefined);
    answerWith(['Pen 3']);
    visit(path);
    await screen.findByText(/ready Pen 3/);
    expect(barn.count('GET', path)).toBe(2);
  });
});
