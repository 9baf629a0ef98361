import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { PageBoundary } from './page-boundary';

jest.mock('@barnwatch/shared/auth-client', () => ({ writeLog: jest.fn() }));

/** A screen whose clean-up throws when it is left. */
function Careless({ effect }: { readonly effect: typeof useEffect }) {
  effect(
    () => () => {
      throw new Error('thrown when left');
    },
    [],
  );
  return <p>careless</p>;
}

function page(place: string, content: ReactNode, onThrown?: (place: string) => void) {
  return (
    <main>
      <PageBoundary
        place={place}
        {...(onThrown && { onThrown })}
        fallback={(error, tryAgain) => (
          <button type="button" onClick={tryAgain}>
            {String(error)}
          </button>
        )}
      >
        <div key={place}>{content}</div>
      </PageBoundary>
    </main>
  );
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test.each([
  ['at once', useLayoutEffect],
  ['later', useEffect],
])('a screen whose clean-up throws %s leaves the page to the next one, again and again', async (_when, effect) => {
  const { rerender } = render(page('/careless', <Careless effect={effect} />));
  for (const round of [1, 2, 3]) {
    rerender(page('/next', <p>next {round}</p>));
    expect(await screen.findByText(`next ${round}`)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    if (round === 3) break;
    rerender(page('/careless', <Careless effect={effect} />));
    expect(await screen.findByText('careless')).toBeVisible();
  }
});

test('what a clean-up throws is told of the address that was left, once, and so is what throws twice of its own', async () => {
  const told: string[] = [];
  const tell = (place: string): void => void told.push(place);
  const { rerender } = render(page('/careless', <Careless effect={useLayoutEffect} />, tell));
  rerender(page('/next', <p>next</p>, tell));
  expect(await screen.findByText('next')).toBeVisible();
  expect(told).toEqual(['/careless']);
  const Broken = () => {
    throw new Error('thrown while drawn');
  };
  rerender(page('/next', <Broken />, tell));
  expect(await screen.findByRole('button')).toBeVisible();
  expect(told).toEqual(['/careless', '/next']);
});

test('a page that throws again is said to be in trouble, and can be tried again', async () => {
  let broken = true;
  const Broken = () => {
    if (broken) throw new Error('thrown while drawn');
    return <p>whole</p>;
  };
  render(page('/broken', <Broken />));
  const button = await screen.findByRole('button', { name: 'Error: thrown while drawn' });
  broken = false;
  await userEvent.click(button);
  expect(screen.getByText('whole')).toBeVisible();
});
