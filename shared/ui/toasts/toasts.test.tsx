import { act, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderInSuite } from '../../testing';
import { noToasts, type ToastListEvent, toastListAfter } from './toast-list';

describe('the list of toasts', () => {
  test('keeps everything that was said, and shows few at a time', () => {
    const event = fc.oneof(
      fc.record({
        kind: fc.constant('say' as const),
        id: fc.nat(50),
        now: fc.nat(),
        toast: fc.record({ kind: fc.constant('info' as const), text: fc.string() }),
      }),
      fc.record({ kind: fc.constant('dismiss' as const), id: fc.nat(50) }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events: ToastListEvent[]) => {
        const state = events.reduce(toastListAfter, noToasts);
        expect(state.shown.length).toBeLessThanOrEqual(4);
        expect(state.history).toHaveLength(events.filter(({ kind }) => kind === 'say').length);
        const words = state.shown.map(({ text }) => text);
        expect(new Set(words).size).toBe(words.length);
      }),
    );
  });
});

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('stay for 3 s by default', async () => {
    const { toasts } = await renderInSuite(<p>page</p>);
    act(() => toasts.show({ kind: 'success', text: 'Saved' }));
    expect(screen.getByText('Saved')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(2999));
    expect(screen.getByText('Saved')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    expect(toasts.state().history).toMatchObject([{ text: 'Saved' }]);
  });

  test('stay as long as they are asked to', async () => {
    const { toasts } = await renderInSuite(<p>page</p>);
    act(() => toasts.show({ kind: 'error', text: 'Not sent', durationMs: 10_000 }));
    act(() => jest.advanceTimersByTime(9999));
    expect(screen.getByText('Not sent')).toBeInTheDocument();
  });

  test('stay clear of the action under the thumb', async () => {
    const { toasts } = await renderInSuite(
      <button type="button" data-thumb-area>
        New
      </button>,
    );
    const region = screen.getByRole('region', { name: 'Notices', hidden: true });
    const clearance = () => region.style.getPropertyValue('--thumb-clearance');
    act(() => toasts.show({ kind: 'success', text: 'On a wide page it is hidden' }));
    expect(clearance()).toBe('0px');
    screen.getByRole('button', { name: 'New' }).getBoundingClientRect = () =>
      new DOMRect(100, innerHeight - 124, 200, 56);
    act(() => toasts.show({ kind: 'success', text: 'On a phone it is not' }));
    expect(clearance()).toBe('124px');
  });

  test('wait while the pointer is on them', async () => {
    const { toasts } = await renderInSuite(<p>page</p>);
    act(() => toasts.show({ kind: 'info', text: 'Look' }));
    const region = screen.getByRole('region', { name: 'Notices', hidden: true });
    fireEvent.pointerEnter(region);
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Look')).toBeInTheDocument();
    fireEvent.pointerLeave(region);
    act(() => jest.advanceTimersByTime(3000));
    expect(screen.queryByText('Look')).not.toBeInTheDocument();
  });

  test('are read out politely, go when dismissed, and say their kind in words', async () => {
    const { toasts } = await renderInSuite(<p>page</p>);
    act(() => toasts.show({ kind: 'warning', text: 'Careful' }));
    expect(screen.getByRole('region', { name: 'Notices', hidden: true })).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('img', { name: 'Warning', hidden: true })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss', hidden: true }));
    expect(screen.queryByText('Careful')).not.toBeInTheDocument();
  });
});
