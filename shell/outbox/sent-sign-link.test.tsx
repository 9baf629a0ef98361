import type { Outbox, OutboxEntry, OutboxState } from '@barnwatch/shared/outbox';
import { BrowserRouter } from '@barnwatch/shared/routing';
import { type BarnDoor, openBarnDoor, renderInSuite, settle } from '@barnwatch/shared/testing';
import { act, screen } from '@testing-library/react';
import { atom } from 'jotai';
import { exampleOutboxEntry } from '../testing/example-outbox-entry';
import { english } from '../texts/english';
import { openedOutboxAtom, outboxLookedAtom } from './opened-outbox';
import { SentSignLink, type SentSignLinkProps } from './sent-sign-link';

const refusal = { code: 'forbidden', context: { instanceId: 'north-barn', call: 'POST api/incidents/' } } as const;

let door: BarnDoor;
beforeEach(async () => {
  door = await openBarnDoor({ permissions: ['incidents.view'] });
});

async function show(form: SentSignLinkProps['form'], paths = [`/dashboard/${door.id}/interventions`]) {
  const { states, container } = await renderInSuite(
    <BrowserRouter>
      <SentSignLink form={form} paths={paths} />
    </BrowserRouter>,
    { texts: { frame: english } },
  );
  await act(() => settle());
  const stateAtom = atom<OutboxState>({ read: true, entries: [], sending: new Set<string>() });
  const mine = (facts: Partial<OutboxEntry>) =>
    exampleOutboxEntry({ instanceId: door.id, accountId: door.barn.accountId, ...facts });
  const entries = (...facts: readonly Partial<OutboxEntry>[]) =>
    act(async () => {
      states.set(stateAtom, (state) => ({ ...state, entries: facts.map(mine) }));
      await settle();
    });
  return {
    container,
    entries,
    look: () => act(() => states.set(outboxLookedAtom, true)),
    // Of an outbox the sign uses no more.
    open: () => act(() => states.set(openedOutboxAtom, { stateAtom } as unknown as Outbox)),
  };
}

const waits = { identifier: 'one' };
const waitsToo = { identifier: 'two' };
const refused = { identifier: 'three', standing: { kind: 'needs-you', error: refusal } } as const;

test.each(['line', 'icon'] as const)('says what is sent and what waits, in one place: %s', async (form) => {
  const { entries, look, open } = await show(form);
  const sign = screen.getByRole('link', { name: 'Looking for what waits …' });
  expect(sign).toHaveAttribute('href', `/dashboard/${door.id}/interventions`);
  const says = (words: string, count: string) => {
    expect(screen.getByRole('link', { name: words })).toBe(sign);
    expect(sign).toHaveTextContent(form === 'line' ? words : count);
  };
  look();
  says('Everything sent', '');
  open();
  await entries(waits);
  says('1 not sent yet', '1');
  await entries(waits, waitsToo);
  says('2 not sent yet', '2');
  await entries(waits, refused);
  says('1 not taken: please decide', '1');
  await entries();
  says('Everything sent', '');
});

test('leads to the journal where one may open that alone', async () => {
  await show('line', [`/dashboard/${door.id}/documentation`]);
  expect(screen.getByRole('link')).toHaveAttribute('href', `/dashboard/${door.id}/documentation`);
});

test('who may open neither has written nothing; the place stays: what one may open comes later', async () => {
  const { container } = await show('line', ['/dashboard/elsewhere/interventions']);
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.querySelector('[data-form="line"]')).toBeEmptyDOMElement();
});
