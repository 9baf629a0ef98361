import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { GuardedRouter } from './guarded-router';
import { SuiteLink } from './suite-link';
import { useLeaveGuard } from './use-leave-guard';

function Screen({ unsaved, parameters }: { unsaved: boolean; parameters?: readonly string[] }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { isAsked, leave, stay } = useLeaveGuard(unsaved && pathname === '/form', parameters);
  return (
    <>
      <p data-testid="address">{pathname + search}</p>
      <SuiteLink to="/elsewhere">away</SuiteLink>
      <button type="button" onClick={() => void navigate('/form?tab=2')}>
        query
      </button>
      <button type="button" onClick={() => void navigate('/form')}>
        form
      </button>
      <button type="button" onClick={() => void navigate('/other', { replace: true })}>
        go
      </button>
      {isAsked && (
        <>
          <button type="button" onClick={leave}>
            leave
          </button>
          <button type="button" onClick={stay}>
            stay
          </button>
        </>
      )}
    </>
  );
}

const byTab = ['tab'];

const press = (name: string) => userEvent.click(screen.getByText(name));
const address = () => screen.getByTestId('address').textContent;

/** Goes somewhere, until the browser has told of it: twice where the guard has undone it. */
async function travel(go: () => void, told: 1 | 2 = 1): Promise<void> {
  await act(async () => {
    const all = new Promise<void>((resolve) => {
      let left: number = told;
      const hear = () => {
        left -= 1;
        if (left > 0) return;
        removeEventListener('popstate', hear);
        resolve();
      };
      addEventListener('popstate', hear);
    });
    go();
    await all;
  });
}

function open(unsaved: boolean) {
  history.replaceState(null, '', '/form');
  return render(<Screen unsaved={unsaved} />, { wrapper: GuardedRouter });
}

test('without anything unsaved one goes where one likes', async () => {
  open(false);
  await press('away');
  expect(address()).toBe('/elsewhere');
});

test.each([
  ['away', '/elsewhere'],
  ['go', '/other'],
])('%s is held, and done once one leaves', async (way, to) => {
  open(true);
  await press(way);
  expect([address(), location.pathname]).toEqual(['/form', '/form']);
  await press('stay');
  expect(screen.queryByText('leave')).toBeNull();
  await press(way);
  await press('leave');
  expect(address()).toBe(to);
});

test('another query of the same screen is not asked about', async () => {
  open(true);
  await press('query');
  expect(address()).toBe('/form?tab=2');
});

test('another query is asked about where it would lose something, forth and back', async () => {
  history.replaceState(null, '', '/form');
  const view = render(<Screen unsaved={false} parameters={byTab} />, { wrapper: GuardedRouter });
  await press('query');
  view.rerender(<Screen unsaved parameters={byTab} />);
  await press('form');
  expect(address()).toBe('/form?tab=2');
  await press('stay');
  await travel(() => history.back(), 2);
  expect([address(), location.search]).toEqual(['/form?tab=2', '?tab=2']);
  await travel(() => fireEvent.click(screen.getByText('leave')));
  expect(address()).toBe('/form');
});

test('back is undone, and done once one leaves', async () => {
  history.replaceState(null, '', '/before');
  const view = render(<Screen unsaved={false} />, { wrapper: GuardedRouter });
  await press('query');
  expect(address()).toBe('/form?tab=2');
  view.rerender(<Screen unsaved />);
  await travel(() => history.back(), 2);
  expect([address(), location.pathname]).toEqual(['/form?tab=2', '/form']);
  await travel(() => fireEvent.click(screen.getByText('leave')));
  expect(address()).toBe('/before');
});

test('two steps back are undone to the query that was shown', async () => {
  history.replaceState(null, '', '/before');
  const view = render(<Screen unsaved={false} />, { wrapper: GuardedRouter });
  await press('form');
  view.rerender(<Screen unsaved />);
  await press('query');
  await travel(() => history.go(-2), 2);
  expect([address(), location.pathname + location.search]).toEqual(['/form?tab=2', '/form?tab=2']);
  await travel(() => fireEvent.click(screen.getByText('leave')));
  expect(address()).toBe('/before');
});

test('forward is held like back', async () => {
  history.replaceState(null, '', '/form');
  const view = render(<Screen unsaved={false} />, { wrapper: GuardedRouter });
  await press('away');
  await travel(() => history.back());
  view.rerender(<Screen unsaved />);
  await travel(() => history.forward(), 2);
  expect([address(), location.pathname]).toEqual(['/form', '/form']);
  await travel(() => fireEvent.click(screen.getByText('leave')));
  expect(address()).toBe('/elsewhere');
});

test('a part of the page that a link goes to is a place of its own, and nothing is lost by it', async () => {
  history.replaceState(null, '', '/before');
  const view = render(<Screen unsaved={false} />, { wrapper: GuardedRouter });
  await press('form');
  view.rerender(<Screen unsaved />);
  await travel(() => {
    location.hash = '#content';
  });
  expect([address(), location.hash, screen.queryByText('leave')]).toEqual(['/form', '#content', null]);
  await travel(() => history.go(-2), 2);
  expect([address(), location.hash]).toEqual(['/form', '#content']);
  expect(screen.getByText('leave')).toBeInTheDocument();
});

test('of two ways out while one is asked the last one counts', async () => {
  open(true);
  await press('away');
  await press('go');
  expect(screen.getAllByText('leave')).toHaveLength(1);
  await press('leave');
  expect(address()).toBe('/other');
});

test('staying after back was undone leaves the history as it was', async () => {
  history.replaceState(null, '', '/before');
  const view = render(<Screen unsaved={false} />, { wrapper: GuardedRouter });
  await press('form');
  view.rerender(<Screen unsaved />);
  for (const _time of ['first', 'second']) {
    await travel(() => history.back(), 2);
    await press('stay');
    expect([address(), location.pathname, screen.queryByText('leave')]).toEqual(['/form', '/form', null]);
  }
});

describe('two screens with something to lose', () => {
  function Guard({ name }: { name: string }) {
    const { isAsked, leave, stay } = useLeaveGuard(true);
    return (
      <section aria-label={name}>
        {isAsked && (
          <>
            <button type="button" onClick={leave}>
              leave
            </button>
            <button type="button" onClick={stay}>
              stay
            </button>
          </>
        )}
      </section>
    );
  }
  const asked = () => screen.getAllByRole('region').filter((region) => within(region).queryByText('leave') !== null);
  const names = () => asked().map((region) => region.getAttribute('aria-label'));

  function openBoth() {
    history.replaceState(null, '', '/before');
    const view = render(<Screen unsaved={false} />, { wrapper: GuardedRouter });
    return press('form').then(() =>
      view.rerender(
        <>
          <Screen unsaved={false} />
          <Guard name="outer" />
          <Guard name="inner" />
        </>,
      ),
    );
  }

  test.each([
    ['away', '/elsewhere', () => press('away'), () => press('leave')],
    [
      'back',
      '/before',
      () => travel(() => history.back(), 2),
      () => travel(() => fireEvent.click(screen.getByText('leave'))),
    ],
  ])('are asked once each about %s, the last one first', async (_way, to, go, leaveLast) => {
    await openBoth();
    await go();
    expect(names()).toEqual(['inner']);
    await press('leave');
    expect([names(), address()]).toEqual([['outer'], '/form']);
    await leaveLast();
    expect(address()).toBe(to);
  });

  test('stay both when one of them stays', async () => {
    await openBoth();
    await press('away');
    await press('leave');
    await press('stay');
    expect([names(), address()]).toEqual([[], '/form']);
  });
});

test('closing the window is asked about by the browser, for as long as there is something to lose', () => {
  const view = open(true);
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(close()).toBe(true);
  view.rerender(<Screen unsaved={false} />);
  expect(close()).toBe(false);
});
