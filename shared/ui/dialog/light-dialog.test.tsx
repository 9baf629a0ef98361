import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInSuite } from '../../testing';
import { Button } from '../buttons/button';
import { Dialog } from './dialog';

/** jsdom has no popovers and lays nothing out: what a browser does that is told to show one. */
beforeEach(() => {
  const drawn = Object.assign([new DOMRect()], { item: () => null });
  jest.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue(drawn);
  Object.defineProperty(HTMLElement.prototype, 'showPopover', {
    configurable: true,
    value(this: HTMLElement) {
      this.setAttribute('open', '');
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
});

function Navigation({ onClose = () => undefined }: { readonly onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>More</Button>
      <Dialog
        light
        open={open}
        title="More"
        onClose={() => {
          onClose();
          setOpen(false);
        }}
      >
        <a href="#grid">Grid</a>
        <button type="button" disabled>
          Log out
        </button>
        <a href="#labs">Labs</a>
      </Dialog>
    </>
  );
}

async function opened(onClose?: () => void) {
  const user = userEvent.setup();
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  await renderInSuite(<Navigation {...(onClose && { onClose })} />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  return { user, showModal, dialog: screen.getByRole('dialog', { name: 'More' }) };
}

describe('a light dialog', () => {
  test('lies over a page that is not made inert, and is said to be modal', async () => {
    const { showModal, dialog } = await opened();
    expect(showModal).not.toHaveBeenCalled();
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(document.documentElement).not.toHaveAttribute('data-behind-dialog');
  });

  test('is a modal one where a browser has no popovers', async () => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    const { showModal } = await opened();
    expect(showModal).toHaveBeenCalledTimes(1);
  });

  test('keeps the focus: after the last stop comes the first one, and the other way round', async () => {
    const { user } = await opened();
    screen.getByRole('link', { name: 'Labs' }).focus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('link', { name: 'Labs' })).toHaveFocus();
  });

  test('that the browser closes, by Esc or a phone’s way back, is closed, once, and the focus is back', async () => {
    const onClose = jest.fn();
    const { dialog } = await opened(onClose);
    fireEvent(dialog, Object.assign(new Event('beforetoggle'), { newState: 'closed' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  });

  test('that is closed here is not said to be closed by the browser as well', async () => {
    const onClose = jest.fn();
    const { user, dialog } = await opened(onClose);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent(dialog, Object.assign(new Event('beforetoggle'), { newState: 'closed' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
