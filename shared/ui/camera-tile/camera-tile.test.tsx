import { screen, within } from '@testing-library/react';
import { renderInSuite } from '../../testing';
import { CameraTile } from './camera-tile';
import { type TileState, tileLook } from './tile-state';

const now = Date.UTC(2026, 0, 1, 12);
const picture = { url: 'blob:pen', capturedAt: now - 12_000 };

const states: readonly (readonly [TileState, string])[] = [
  [{ kind: 'connecting' }, 'Connecting …'],
  [{ kind: 'live' }, 'Live'],
  [{ kind: 'lagging', lagMs: 2400 }, 'Live, 2.4 s behind'],
  [{ kind: 'retrying', seconds: 4 }, 'Trying again in 4 s'],
  [{ kind: 'retrying', seconds: 0 }, 'Trying again …'],
  [{ kind: 'offline', lastSeen: null }, 'Offline'],
  [{ kind: 'offline', lastSeen: now }, 'Offline, last seen'],
  [{ kind: 'privacy' }, 'Privacy mode'],
  [{ kind: 'privacy', until: now }, 'Privacy mode until'],
  [{ kind: 'decommissioned' }, 'Decommissioned'],
  [{ kind: 'refused', reason: 'You are not permitted to see this camera.' }, 'No new picture'],
  [{ kind: 'damaged', reason: 'Not a JPEG.' }, 'Picture damaged'],
];

const allStates: readonly (readonly [TileState])[] = [
  [{ kind: 'still' }],
  ...states.map(([state]) => [state] as const),
];

describe('the camera tile', () => {
  test('says nothing of what is as it should be: name and age alone', async () => {
    await renderInSuite(<CameraTile name="Pen 3" state={{ kind: 'still' }} picture={picture} />, { now });
    expect(screen.getByRole('article', { name: 'Pen 3' })).toHaveTextContent(/^Pen 312 s ago$/);
  });

  test('has no name on the picture where the page has it as its title', async () => {
    await renderInSuite(<CameraTile name="Pen 3" named={false} state={{ kind: 'live' }} picture={picture} />, { now });
    expect(screen.getByRole('article', { name: 'Pen 3' })).toHaveTextContent(/^Live$/);
  });

  test('a small one among many says its age only once it is old, or known to nobody', async () => {
    const small = (capturedAt: number | null, state: TileState = { kind: 'still' }) => (
      <CameraTile name="Pen 3" named={false} quiet state={state} picture={{ ...picture, capturedAt }} />
    );
    const view = await renderInSuite(small(now - 12_000), { now });
    const tile = screen.getByRole('article', { name: 'Pen 3' });
    expect(tile).toHaveTextContent(/^$/);
    view.rerender(small(now - 2 * 3_600_000));
    expect(tile).toHaveTextContent('2 h ago');
    view.rerender(small(null));
    expect(tile).not.toHaveTextContent(/^$/);
    view.rerender(small(now - 2 * 3_600_000, { kind: 'live' }));
    expect(tile).toHaveTextContent(/^$/);
  });

  test('keeps the line with the name where it is, whatever is wrong', async () => {
    const wrong: TileState = {
      kind: 'retrying',
      seconds: 0,
      cause: 'Another device answers at the address of the barn.',
    };
    const view = await renderInSuite(<CameraTile name="Pen 3" state={{ kind: 'still' }} picture={picture} />, { now });
    const words = () => screen.getByRole('heading', { name: 'Pen 3' }).parentElement?.parentElement;
    const line = words()?.firstElementChild;
    view.rerender(<CameraTile name="Pen 3" state={wrong} picture={picture} />);
    expect(words()?.firstElementChild).toBe(line);
    expect(words()?.lastElementChild).toHaveTextContent('Another device answers');
  });

  test.each(states)('says in words that it is %j', async (state, words) => {
    await renderInSuite(<CameraTile name="Pen 3" state={state} picture={picture} />, { now });
    const tile = screen.getByRole('article', { name: 'Pen 3' });
    expect(within(tile).getByText((text) => text.startsWith(words))).toBeInTheDocument();
  });

  test.each(allStates)('never claims a picture that is not there: %j', async (state) => {
    await renderInSuite(<CameraTile name="Pen 3" state={state} picture={null} />, { now });
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.queryByText(/ ago/)).not.toBeInTheDocument();
  });

  test.each(allStates)('keeps the picture in view unless it may not be seen: %j', async (state) => {
    await renderInSuite(<CameraTile name="Pen 3" state={state} picture={picture} />, { now });
    const shown = screen.queryByRole('img', { name: 'Picture of Pen 3' });
    if (state.kind === 'privacy') expect(shown).toBeNull();
    else expect(shown).toHaveAttribute('src', 'blob:pen');
  });

  test.each(allStates)('tells the age of every picture that does not move: %j', async (state) => {
    await renderInSuite(<CameraTile name="Pen 3" state={state} picture={picture} />, { now });
    const aged = !['live', 'lagging', 'privacy'].includes(state.kind);
    expect(screen.queryAllByText('12 s ago')).toHaveLength(aged ? 1 : 0);
  });

  test.each([
    ['missing', 'Taken at an unknown time'],
    ['future', 'Its time lies in the future'],
    ['mis-scaled', 'Its time cannot be read'],
  ] as const)('says why there is no age: %s', async (timeDefect, words) => {
    const untimed = { url: 'blob:pen', capturedAt: null, timeDefect };
    await renderInSuite(<CameraTile name="Pen 3" state={{ kind: 'still' }} picture={untimed} />, { now });
    expect(screen.getByRole('article', { name: 'Pen 3' })).toHaveTextContent(words);
    expect(screen.queryByText(/ ago/)).not.toBeInTheDocument();
  });

  test('lets the moving picture be seen only where the state says so', async () => {
    const media = <canvas data-testid="media" />;
    const view = await renderInSuite(
      <CameraTile name="Pen 3" state={{ kind: 'live' }} picture={picture}>
        {media}
      </CameraTile>,
    );
    const first = screen.getByTestId('media');
    expect(first).toBeVisible();
    for (const [state] of allStates) {
      view.rerender(
        <CameraTile name="Pen 3" state={state} picture={picture}>
          {media}
        </CameraTile>,
      );
      expect(screen.getByTestId('media')).toBe(first);
      if (tileLook(state).media) expect(first).toBeVisible();
      else expect(first).not.toBeVisible();
    }
  });

  test('names the cause of what went wrong', async () => {
    const state: TileState = { kind: 'retrying', seconds: 2, cause: 'The stream ended.' };
    await renderInSuite(<CameraTile name="Pen 3" state={state} picture={picture} />, { now });
    expect(screen.getByText('The stream ended.')).toBeInTheDocument();
  });

  test('leads to the camera where it is given a link, and takes names as text', async () => {
    const name = '<img src=x onerror=alert(1)> ذ';
    await renderInSuite(
      <CameraTile
        name={name}
        state={{ kind: 'still' }}
        picture={picture}
        link={({ className, children }) => (
          <a className={className} href="/camera/3">
            {children}
          </a>
        )}
      />,
      { now },
    );
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/camera/3');
  });
});
