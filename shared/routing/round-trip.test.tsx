import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { GuardedRouter } from './guarded-router';
import { roundTrip, useRoundTripEnd } from './round-trip';

function Page() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const end = useRoundTripEnd();
  return (
    <>
      <p data-testid="path">{pathname}</p>
      <button type="button" onClick={() => void navigate('/form', { state: roundTrip })}>
        send
      </button>
      <button type="button" onClick={() => void navigate('/form')}>
        open
      </button>
      {end && (
        <button type="button" onClick={end}>
          done
        </button>
      )}
    </>
  );
}

beforeEach(() => {
  history.replaceState(null, '', '/round');
  render(
    <GuardedRouter>
      <Page />
    </GuardedRouter>,
  );
});

test('a round trip ends where it began', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'send' }));
  expect(screen.getByTestId('path')).toHaveTextContent('/form');
  await userEvent.click(screen.getByRole('button', { name: 'done' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  expect(screen.getByTestId('path')).toHaveTextContent('/round');
});

test('whoever opens an address by himself stays there', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  expect(screen.queryByRole('button', { name: 'done' })).toBeNull();
});
