import { act, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { json, page } from '../auth-client/doubles/instance-double';
import { run } from '../auth-client/running';
import { signedInAtBarn } from './doubles/signed-in-at-barn';
import { usePages } from './use-pages';

afterEach(() => run(null));

const pageOf = v.object({ names: v.array(v.string()), total: v.number() });
const asksFor = v.object({ offset: v.number(), limit: v.number() });

function Incidents({ path, wanted }: { path: string; wanted?: number }) {
  const answer = usePages('incidents', path, {
    body: { query: {} },
    pageLength: 2,
    ...(wanted !== undefined && { wanted }),
    keep: true,
    parsePage: (data) => {
      const { names, total } = v.parse(pageOf, data);
      return { items: names, total };
    },
    idOf: (name) => name,
  });
  if (answer.state === 'loading') return <p>loading</p>;
  const known = answer.state === 'ready' ? answer.value : answer.stale?.value;
  return (
    <p>
      {answer.state} {known?.items.join('')} of {known?.total} {known?.isComplete ? 'complete' : 'goes on'}
      <button type="button" onClick={answer.readOn}>
        More
      </button>
      <button type="button" onClick={answer.readAll}>
        All
      </button>
    </p>
  );
}

describe('usePages', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

  async function open(wanted?: number) {
    const world = await signedInAtBarn();
    world.barn.override = (call) => {
      if (call.path !== world.path) return undefined;
      const { offset, limit } = v.parse(asksFor, call.body);
      return json({ names: all.slice(offset, offset + limit), total: all.length });
    };
    const incidents = (count?: number) => (
      <Incidents path={world.path} {...(count !== undefined && { wanted: count })} />
    );
    const { rerender } = render(incidents(wanted));
    return { ...world, want: (count: number) => rerender(incidents(count)) };
  }
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

  test('says that a list goes on, brings more, and all', async () => {
    await open();
    expect(await screen.findByText(/^ready ab of 7 goes on/)).toBeInTheDocument();
    await press('More');
    expect(await screen.findByText(/^ready abcd of 7 goes on/)).toBeInTheDocument();
    await press('All');
    expect(await screen.findByText(/^ready abcdefg of 7 complete/)).toBeInTheDocument();
  });

  test('reads as far as is wanted, on when more is, and nothing for less', async () => {
    const { want, barn, path } = await open(3);
    expect(await screen.findByText(/^ready abc of 7 goes on/)).toBeInTheDocument();
    want(6);
    expect(await screen.findByText(/^ready abcdef of 7 goes on/)).toBeInTheDocument();
    const asked = barn.calls.filter((call) => call.path === path).length;
    want(2);
    expect(barn.calls.filter((call) => call.path === path)).toHaveLength(asked);
  });

  test('keeps what is there where more cannot be had', async () => {
    const { barn, path } = await open();
    await screen.findByText(/^ready ab of 7/);
    barn.override = (call) => (call.path === path ? page(500) : undefined);
    await press('More');
    expect(await screen.findByText(/^failed ab of 7 goes on/)).toBeInTheDocument();
  });
});
