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

  test('leave free the action under the thumb, the field in question and what was pressed (product 9.1)', async () => {
    const box = (top: number) => () => new DOMRect(0, top, 390, 56);
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.hasAttribute('data-kind') ? new DOMRect(0, 0, 390, 60) : new DOMRect();
    });
    const { toasts } = await renderInSuite(
      <>
        <button type="button">Save</button>
        <button type="button" data-thumb-area>
          New
        </button>
      </>,
    );
    const region = screen.getByRole('region', { name: 'Notices', hidden: true });
    region.getBoundingClientRect = () => new DOMRect(0, 0, 390, 700);
    const lift = () => region.style.getPropertyValue('--lift');
    act(() => toasts.show({ kind: 'success', text: 'Nothing is in the way' }));
    expect(lift()).toBe('0px');
    screen.getByRole('button', { name: 'New' }).getBoundingClientRect = box(640);
    act(() => toasts.show({ kind: 'success', text: 'On a phone there is' }));
    expect(lift()).toBe('64px');
    const save = screen.getByRole('button', { name: 'Save' });
    save.getBoundingClientRect = box(580);
    fireEvent.click(save);
    act(() => toasts.show({ kind: 'success', text: 'Saved' }));
    expect(lift()).toBe('128px');
    act(() => jest.advanceTimersByTime(11_000));
    act(() => toasts.show({ kind: 'info', text: 'That was long ago' }));
    expect(lift()).toBe('64px');
    jest.restoreAllMocks();
  });

  test('what held them may be gone without a word: they leave all the same', async () => {
    const { toasts } = await renderInSuite(<p>page</p>);
    act(() => toasts.show({ kind: 'info', text: 'First' }));
    const region = screen.getByRole('region', { name: 'Notices', hidden: true });
    // A browser tells nobody that a focused element was taken out of the page.
    fireEvent.pointerEnter(region);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss', hidden: true }));
    act(() => toasts.show({ kind: 'info', text: 'Second' }));
    act(() => jest.advanceTimersByTime(3000));
    expect(screen.queryByText('Second')).not.toBeInTheDocument();
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
