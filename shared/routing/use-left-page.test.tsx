import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { GuardedRouter } from './guarded-router';
import { useLeaveGuard } from './use-leave-guard';
import { useLeftPage } from './use-left-page';

/** A frame with a sheet, over the page that is shown. */
function Frame({ unsaved = false }: { readonly unsaved?: boolean }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const { isAsked, leave } = useLeaveGuard(unsaved);
  useLeftPage(isOpen, () => setIsOpen(false));
  const go = (to: string, replace = false) => void navigate(to, { replace });
  return (
    <>
      <p data-testid="address">{pathname + search}</p>
      <button type="button" onClick={() => setIsOpen(true)}>
        more
      </button>
      <button type="button" onClick={() => go('/cameras')}>
        cameras
      </button>
      <button type="button" onClick={() => go('?tab=2')}>
        tab
      </button>
      <button type="button" onClick={() => go('/start/here', true)}>
        lead on
      </button>
      {isOpen && <p>the sheet</p>}
      {isAsked && (
        <button type="button" onClick={leave}>
          leave
        </button>
      )}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByText(name));
const address = () => screen.getByTestId('address').textContent;
const sheet = () => screen.queryByText('the sheet');

/** Goes somewhere by the browser, until it has told of each step: two where a guard has undone the first. */
async function travel(go: () => void, told: 1 | 2 = 1): Promise<void> {
  await act(async () => {
    for (let step = 0; step < told; step += 1) {
      const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      if (step === 0) go();
      await moved;
    }
  });
}

const back = (told: 1 | 2 = 1) => travel(() => history.back(), told);

beforeEach(() => history.replaceState(null, '', '/start'));

test('what was opened over a page is closed by the way back to the page before', async () => {
  render(<Frame />, { wrapper: GuardedRouter });
  await press('cameras');
  await press('more');
  expect(sheet()).toBeVisible();
  await back();
  expect(address()).toBe('/start');
  expect(sheet()).toBeNull();
  await press('more');
  expect(sheet()).toBeVisible();
});

test('and by a way on to another page', async () => {
  render(<Frame />, { wrapper: GuardedRouter });
  await press('more');
  await press('cameras');
  expect([address(), sheet()]).toEqual(['/cameras', null]);
});

test('another query of the page, and the way back from it, leave it open', async () => {
  render(<Frame />, { wrapper: GuardedRouter });
  await press('more');
  await press('tab');
  expect(address()).toBe('/start?tab=2');
  expect(sheet()).toBeVisible();
  await back();
  expect(address()).toBe('/start');
  expect(sheet()).toBeVisible();
});

test('a page that leads on to another one takes it along, until that one is left', async () => {
  render(<Frame />, { wrapper: GuardedRouter });
  await press('cameras');
  await press('more');
  await press('lead on');
  expect(address()).toBe('/start/here');
  expect(sheet()).toBeVisible();
  await back();
  expect([address(), sheet()]).toEqual(['/start', null]);
});

test('what is opened while a page is on its way belongs to that page', async () => {
  render(<Frame />, { wrapper: GuardedRouter });
  act(() => {
    screen.getByText('cameras').click();
    screen.getByText('more').click();
  });
  expect(address()).toBe('/cameras');
  expect(sheet()).toBeVisible();
});

test('a way back that is held because something is unsaved leaves it open until one leaves', async () => {
  const view = render(<Frame />, { wrapper: GuardedRouter });
  await press('cameras');
  await press('more');
  view.rerender(<Frame unsaved />);
  await back(2);
  expect(address()).toBe('/cameras');
  expect(sheet()).toBeVisible();
  await travel(() => fireEvent.click(screen.getByText('leave')));
  expect([address(), sheet()]).toEqual(['/start', null]);
});
