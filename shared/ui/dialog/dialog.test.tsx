import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInSuite } from '../../testing';
import { Button } from '../buttons/button';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

function Deletion({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete incident</Button>
      <ConfirmDialog
        open={open}
        title="Delete"
        text="It cannot be restored."
        confirmLabel="Delete for good"
        kind="danger"
        onConfirm={onConfirm}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

describe('a dialog', () => {
  test('asks with the harmless answer first, and gives the focus back', async () => {
    const user = userEvent.setup();
    const onConfirm = jest.fn();
    await renderInSuite(<Deletion onConfirm={onConfirm} />);
    const opener = screen.getByRole('button', { name: 'Delete incident' });
    await user.click(opener);
    expect(screen.getByRole('dialog', { name: 'Delete' })).toHaveAttribute('open');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('leaves what is unseen of the page behind unstyled, until no dialog is open and its last picture is drawn', async () => {
    const root = document.documentElement;
    const two = (first: boolean, second: boolean) => (
      <>
        <Dialog open={first} title="First" onClose={() => undefined}>
          <p>One</p>
        </Dialog>
        <Dialog open={second} title="Second" onClose={() => undefined}>
          <p>Two</p>
        </Dialog>
      </>
    );
    const { rerender } = await renderInSuite(two(true, true));
    expect(root).toHaveAttribute('data-behind-dialog');
    rerender(two(true, false));
    expect(root).toHaveAttribute('data-behind-dialog');
    rerender(two(false, false));
    await waitFor(() => expect(root).not.toHaveAttribute('data-behind-dialog'));
  });

  test.each([
    ['first field', 200, 'Name'],
    ['title, where only scrolling brings the first field into view', 600, 'Rename'],
  ])('begins at the %s', async (_name, fieldBottom, focused) => {
    const bottomOf = (element: Element) => (element instanceof HTMLInputElement ? fieldBottom : 400);
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return DOMRect.fromRect({ width: 300, height: bottomOf(this) });
    });
    await renderInSuite(
      <Dialog open title="Rename" onClose={() => undefined}>
        <p>What is to be read first.</p>
        <input aria-label="Name" />
      </Dialog>,
    );
    const element = screen.queryByRole('textbox', { name: focused }) ?? screen.getByRole('heading', { name: focused });
    expect(element).toHaveFocus();
  });

  test('begins at what is chosen, where a choice comes first', async () => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 100));
    await renderInSuite(
      <Dialog open title="Span" onClose={() => undefined}>
        {['hour', 'day'].map((span) => (
          <input key={span} type="radio" name="span" aria-label={span} defaultChecked={span === 'day'} />
        ))}
      </Dialog>,
    );
    expect(screen.getByRole('radio', { name: 'day' })).toHaveFocus();
  });

  test('gives the focus to what is left around the button that opened it, where that is gone', async () => {
    function Card() {
      const [state, setState] = useState<'open' | 'asked' | 'closing' | 'closed'>('open');
      return (
        <article>
          <a href="#record">The record</a>
          {(state === 'open' || state === 'asked') && <Button onClick={() => setState('asked')}>Close</Button>}
          <ConfirmDialog
            open={state === 'asked' || state === 'closing'}
            title="Close"
            text="For good."
            confirmLabel={state === 'closing' ? 'Done' : 'Close it'}
            onConfirm={() => setState(state === 'closing' ? 'closed' : 'closing')}
            onCancel={() => undefined}
          />
        </article>
      );
    }
    const user = userEvent.setup();
    await renderInSuite(<Card />);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Close it' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'The record' })).toHaveFocus();
  });

  test('is neither opened and answered nor left and opened again by a double press', async () => {
    await renderInSuite(<Deletion onConfirm={() => undefined} />);
    const opener = screen.getByRole('button', { name: 'Delete incident' });
    fireEvent.click(opener, { detail: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }), { detail: 2 });
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }), { detail: 1 });
    fireEvent.click(opener, { detail: 2 });
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(opener, { detail: 1 });
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  test('does what was confirmed', async () => {
    const user = userEvent.setup();
    const onConfirm = jest.fn();
    await renderInSuite(<Deletion onConfirm={onConfirm} />);
    await user.click(screen.getByRole('button', { name: 'Delete incident' }));
    await user.click(screen.getByRole('button', { name: 'Delete for good' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('that is dismissible: %s closes on Esc %d times', async (dismissible, times) => {
    const onClose = jest.fn();
    await renderInSuite(
      <Dialog open title="Language" dismissible={dismissible} onClose={onClose}>
        <p>text</p>
      </Dialog>,
    );
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(onClose).toHaveBeenCalledTimes(times);
    expect(screen.queryAllByRole('button', { name: 'Close' })).toHaveLength(times);
  });
});
