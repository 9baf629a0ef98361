import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { GuardedRouter } from './guarded-router';
import { SuiteLink } from './suite-link';
import { useLeaveGuard } from './use-leave-guard';

function Screen({ unsaved }: { unsaved: boolean }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { isAsked, leave, stay } = useLeaveGuard(unsaved && pathname === '/form');
  return (
    <>
      <p data-testid="address">{pathname + search}</p>
      <SuiteLink to="/elsewhere">away</SuiteLink>
      <button type="button" onClick={() => void navigate('/form?tab=2')}>
        query
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

const press = (name: string) => userEvent.click(screen.getByText(name));
const address = () => screen.getByTestId('address').textContent;
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));

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

test('back is undone, and done once one leaves', async () => {
  history.replaceState(null, '', '/before');
  const view = render(<Screen unsaved={false} />, { wrapper: GuardedRouter });
  await press('query');
  expect(address()).toBe('/form?tab=2');
  view.rerender(<Screen unsaved />);
  await act(async () => history.back());
  await settle();
  expect([address(), location.pathname]).toEqual(['/form?tab=2', '/form']);
  await press('leave');
  await settle();
  expect(address()).toBe('/before');
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
