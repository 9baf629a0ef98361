import { act, render, screen } from '@testing-library/react';
import { GuardedRouter } from './guarded-router';
import { type ChangeQuery, useSearchParams, withParameter } from './search-params';

function renderQuery(): { readonly change: () => ChangeQuery } {
  let latest: ChangeQuery | undefined;
  function Shown() {
    const [query, change] = useSearchParams();
    latest = change;
    return <p>{query.toString()}</p>;
  }
  render(
    <GuardedRouter>
      <Shown />
    </GuardedRouter>,
  );
  return {
    change: () => {
      if (!latest) throw new Error('nothing is drawn');
      return latest;
    },
  };
}

beforeEach(() => history.replaceState(null, '', '/screen?kept=1'));

test('of two changes before the screen is drawn anew none undoes the other', () => {
  const { change } = renderQuery();
  act(() => {
    const early = change();
    early((known) => withParameter(known, 'layout', 'night'), { replace: true });
    early((known) => withParameter(known, 'columns', '2'), { replace: true });
  });
  expect(location.search).toBe('?kept=1&layout=night&columns=2');
  expect(screen.getByText('kept=1&layout=night&columns=2')).toBeInTheDocument();
});

test('how to change it stays the same, so that what is given it is not drawn for it', () => {
  const { change } = renderQuery();
  const before = change();
  act(() => before({ other: '2' }));
  expect(location.search).toBe('?other=2');
  expect(change()).toBe(before);
});

test('a parameter is set, replaced and taken out; the rest stays', () => {
  const known = new URLSearchParams('a=1&b=2');
  expect(withParameter(known, 'c', '3').toString()).toBe('a=1&b=2&c=3');
  expect(withParameter(known, 'a', '').toString()).toBe('a=&b=2');
  expect(withParameter(known, 'a', null).toString()).toBe('b=2');
  expect(known.toString()).toBe('a=1&b=2');
});

test('what the address says already is no change', () => {
  const { change } = renderQuery();
  const replaced = jest.spyOn(history, 'replaceState');
  act(() => change()((known) => withParameter(known, 'kept', '1'), { replace: true }));
  expect(replaced).not.toHaveBeenCalled();
  act(() => change()((known) => withParameter(known, 'kept', '2'), { replace: true }));
  expect(replaced).toHaveBeenCalledTimes(1);
  replaced.mockRestore();
});
