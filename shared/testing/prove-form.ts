import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settle } from '../auth-client/doubles/device-double';

/** A form of a screen, drawn and untouched. */
export interface ProvenForm {
  readonly unmount: () => void;
  /** What sends it. */
  readonly button: () => HTMLElement;
  /** Makes fields break a rule; null for a form without rules. */
  readonly spoil: (() => Promise<void>) | null;
  /** Makes every rule hold. */
  readonly fill: () => Promise<void>;
  /** How often it was sent. */
  readonly sent: () => number;
  /** From now on the server refuses it; null where no server is asked. */
  readonly refuse: (() => void) | null;
  /** The control to go on in after a refusal; the faulty field or the message otherwise. */
  readonly goesOnIn?: () => HTMLElement;
  /** From now on the server keeps one waiting, until it is let go. */
  readonly hold: (() => { readonly letGo: () => void }) | null;
  /** What the screen has said and done since: toasts, and that it was closed. */
  readonly traces: () => readonly unknown[];
}

/** What leaving a form does to what is being sent: it ends, or the outbox goes on with it. */
export type WhenLeft = 'ends' | 'goes-on';

/** What every form owes to whoever fills it in (decision 0024). To be called within `describe`, with its name. */
export function proveForm(open: () => Promise<ProvenForm>, whenLeft: WhenLeft = 'ends'): void {
  const press = async (form: ProvenForm) => userEvent.click(form.button());
  /** Sent by a key: the focus stays where it is. */
  const sendFromField = (form: ProvenForm) => act(async () => form.button().click());
  const settled = () => act(() => settle());

  test('held back by a rule, its first faulty field has the focus and is described by what is wrong; told again, it is announced', async () => {
    const form = await open();
    if (form.spoil === null) return;
    await form.spoil();
    await press(form);
    await waitFor(() => expect(faultyAtFocus()).not.toBeNull());
    expect(faultyAtFocus()).toBe(document.querySelector('form [aria-invalid="true"]'));
    const words = errorWords(faultyAtFocus());
    expect(words).not.toBe('');
    expect(form.sent()).toBe(0);
    // With the focus there already nothing would be heard; said twice, it is another text, or it would be heard once.
    await sendFromField(form);
    await waitFor(() => expect(announced()).toContain(words));
    const before = announced();
    await sendFromField(form);
    await waitFor(() => expect(announced()).not.toBe(before));
    expect(announced()).toContain(words);
  });

  test('refused by the server, the faulty field or the message of the form has the focus, and is read out', async () => {
    const form = await open();
    if (form.refuse === null) return;
    await form.fill();
    form.refuse();
    await press(form);
    const { goesOnIn } = form;
    if (goesOnIn) {
      await waitFor(() => expect(goesOnIn()).toHaveFocus());
      expect(document.querySelector('[data-form-message] [role="alert"]')).not.toBeNull();
      return;
    }
    await waitFor(() => expect(faultyAtFocus() ?? messageAtFocus()).not.toBeNull());
    const faulty = faultyAtFocus();
    if (faulty) expect(errorWords(faulty)).not.toBe('');
    else expect(messageAtFocus()?.querySelector('[role="alert"], [role="status"]')).not.toBeNull();
  });

  test('pressed twice, it is sent once', async () => {
    const form = await open();
    if (form.hold === null) return;
    await form.fill();
    const { letGo } = form.hold();
    // Not by the pointer: it would wait between the two.
    await act(async () => {
      form.button().click();
      form.button().click();
    });
    await waitFor(() => expect(form.sent()).toBe(1));
    await settled();
    expect(form.sent()).toBe(1);
    await act(async () => letGo());
  });

  test('left while it is sent, it says and does nothing more', async () => {
    const form = await open();
    if (form.hold === null || whenLeft === 'goes-on') return;
    await form.fill();
    const { letGo } = form.hold();
    await press(form);
    await waitFor(() => expect(form.sent()).toBe(1));
    const before = form.traces();
    form.unmount();
    await act(async () => letGo());
    await settled();
    expect(form.traces()).toEqual(before);
  });
}

/** The field that is marked as faulty and has the focus; a choice of several has it in one of them. */
function faultyAtFocus(): Element | null {
  return document.activeElement?.closest('[aria-invalid="true"]') ?? null;
}

function messageAtFocus(): Element | null {
  return document.activeElement?.closest('[data-form-message]') ?? null;
}

function errorWords(field: Element | null): string {
  const ids = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const error = ids.map((id) => document.getElementById(id)).find((described) => described?.id.endsWith('-error'));
  return error?.textContent ?? '';
}

function announced(): string {
  return document.querySelector('form [aria-live="assertive"]')?.textContent ?? '';
}
