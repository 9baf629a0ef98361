import { act, screen } from '@testing-library/react';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { renderInSuite } from '../../testing';
import { Age } from './age';
import { ageTone } from './age-tone';
import { connectionOf } from './connection';
import { ConnectionChip } from './connection-chip';
import { SeverityMark, severities } from './severity-mark';

const now = Date.UTC(2026, 0, 1, 12);

describe('an age', () => {
  test.each([
    [0, 'fresh'],
    [60_000, 'fresh'],
    [60_001, 'amber'],
    [300_000, 'amber'],
    [300_001, 'grey'],
  ])('of %d ms is %s', (age, tone) => {
    expect(ageTone(age)).toBe(tone);
  });

  test('counts on by itself', async () => {
    const { clock } = await renderInSuite(<Age since={now - 12_000} />, { now });
    expect(screen.getByText('12 s ago')).toBeInTheDocument();
    act(() => clock.advance(3000));
    expect(screen.getByText('15 s ago')).toBeInTheDocument();
    act(() => clock.advance(millisecondsInHour));
    expect(screen.getByText('1 h ago')).toBeInTheDocument();
  });

  test('speaks German', async () => {
    await renderInSuite(<Age since={now - 2 * millisecondsInDay} />, { now, language: 'de' });
    expect(screen.getByText('vor 2 Tagen')).toBeInTheDocument();
  });

  test('says when it is not known', async () => {
    await renderInSuite(<Age since={null} />);
    expect(screen.getByText('age unknown')).toBeInTheDocument();
  });
});

describe('a severity', () => {
  test('has a word, and a shape that is like no other', async () => {
    const shapes = new Set<string>();
    for (const severity of severities) {
      const { container, unmount } = await renderInSuite(<SeverityMark severity={severity} form="shape" />);
      expect(screen.getByRole('img')).toHaveAccessibleName();
      shapes.add(container.querySelector('svg')?.innerHTML ?? '');
      unmount();
    }
    expect(shapes.size).toBe(severities.length);
  });

  test('keeps its whole outline: one bar alone looks like a picture that did not come', async () => {
    const { container } = await renderInSuite(<SeverityMark severity="low" />);
    const bars = [...container.querySelectorAll('rect')];
    expect(bars.map((bar) => bar.getAttribute('fill-opacity') === '1')).toEqual([true, false, false]);
  });
});

describe('a connection', () => {
  const base = { activeConnectionStrategy: 'gateway', latencyMs: 33.6, lastContact: now - 120_000 } as const;

  test.each([
    ['unknown', 'Not checked yet'],
    ['probing', 'Connecting …'],
    ['online', 'Through the gateway'],
    ['offline', 'Offline'],
    ['blocked-by-browser', 'Blocked by the browser'],
    ['slow', 'Slow, still waiting …'],
  ] as const)('that is %s is called "%s"', async (reachability, words) => {
    await renderInSuite(<ConnectionChip instance={{ ...base, reachability }} />, { now });
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  test('tells the delay while it holds, and the last contact when it is gone', () => {
    expect(connectionOf({ ...base, reachability: 'online' })).toEqual({
      state: 'online',
      strategy: 'gateway',
      latencyMs: 33.6,
    });
    expect(connectionOf({ ...base, reachability: 'offline' })).toEqual({
      state: 'offline',
      lastContact: now - 120_000,
    });
  });
});
