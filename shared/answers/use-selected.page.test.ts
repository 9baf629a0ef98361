import { renderHook } from '@testing-library/react';
import type { CallReading } from '../wire/read-call';
import type { UsedAnswer } from './use-answer';
import { useSelected } from './use-selected';

type Told = CallReading<{ readonly word: string | null }>;

const told = (word: string | null): Told => ({ answer: { word }, setAside: ['b'], setAsideWithin: ['a.0'] });
const retry = () => undefined;
const context = { instanceId: 'north-barn', call: 'GET api/x' };
const unreadable = (cause: unknown) => ({ code: 'unexpected-shape' as const, context, cause });

const ready = (word: string | null): UsedAnswer<Told> => ({
  state: 'ready',
  value: told(word),
  receivedAt: 1,
  refreshing: false,
  retry,
  unreadable,
});

const asked = jest.fn();

/** Chooses what only some answers have. */
function lengthOf({ word }: Told['answer']): number {
  asked();
  if (word === null) throw new TypeError('there is no word');
  return word.length;
}

const open = (answer: UsedAnswer<Told>) =>
  renderHook(({ of }) => useSelected(of, lengthOf), { initialProps: { of: answer } });

beforeEach(() => asked.mockClear());

test('an answer of which nothing can be chosen is a failure with a name, not a crash of its screen', () => {
  const { result, rerender } = open(ready(null));
  const error = { code: 'unexpected-shape', context, cause: new TypeError('there is no word') };
  expect(result.current).toEqual({ state: 'failed', error, refreshing: false, retry });
  rerender({ of: ready('pen') });
  expect(result.current).toMatchObject({ state: 'ready', value: 3, setAside: ['b'], setAsideWithin: ['a.0'] });
});

test('it is chosen once for each answer, also where that fails', () => {
  const once = ready(null);
  const { rerender } = open(once);
  rerender({ of: { ...once } });
  expect(asked).toHaveBeenCalledTimes(1);
});

test('why there is no newer answer counts more than an old one of which nothing can be chosen', () => {
  const error = { code: 'timeout' as const, context };
  const old = { value: told(null), receivedAt: 1 };
  const { result } = open({ state: 'failed', error, stale: old, refreshing: true, retry, unreadable });
  expect(result.current).toEqual({ state: 'failed', error, refreshing: true, retry });
});
