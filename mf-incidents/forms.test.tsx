import type { OutboxEntry, OutboxView, OutboxWrite } from '@barnwatch/shared/outbox';
import { BrowserRouter } from '@barnwatch/shared/routing';
import { type BarnDoor, json, openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { type ProvenForm, proveForm } from '@barnwatch/shared/testing/prove-form';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { ActionDialogProps } from './incident-records/incident-actions/action-dialog-props';
import { CloseDialog } from './incident-records/incident-actions/close-dialog';
import { DeleteDialog } from './incident-records/incident-actions/delete-dialog';
import { HideDialog } from './incident-records/incident-actions/hide-dialog';
import { UnhideDialog } from './incident-records/incident-actions/unhide-dialog';
import { InterventionDialog } from './interventions/intervention-form/intervention-dialog';
import { RecordDialog } from './journal/record-form/record-dialog';
import { wireEvent } from './testing/example-incident';
import { calls, settled } from './testing/incident-barn';
import { entryOf, refused, waiting } from './testing/outbox-double';
import en from './texts/en.json';
import { WatchdogForm } from './watchdogs/speed-watchdog/watchdog-form';

let mockOutbox: OutboxView;
jest.mock('@barnwatch/shared/outbox', () => ({
  ...jest.requireActual('@barnwatch/shared/outbox'),
  useOutbox: () => mockOutbox,
  makeIdentifier: () => 'made-here',
}));
jest.mock('./watchdogs/speed-watchdog/speed-chart', () => ({ SpeedChart: () => null }));
jest.mock('@barnwatch/shared/storage', () => ({
  ...jest.requireActual('@barnwatch/shared/storage'),
  deviceStorage: {
    open: () => ({
      read: async () => undefined,
      write: async () => undefined,
      remove: async () => undefined,
      patienceMs: () => 3_000,
    }),
  },
}));

/** What a record says. */
const washed = {
  classification: 'cleaning',
  description: '<p>Washed.</p>',
  timestamp: Date.UTC(2025, 11, 31),
  location: { kind: 'global' },
};

let barn: BarnDoor;
let closed = 0;
const user = userEvent.setup();
const onClose = () => {
  closed += 1;
};

beforeEach(async () => {
  closed = 0;
  barn = await openBarnDoor({ permissions: ['incidents.manage', 'watchdogs.manage'] });
  barn.answer(calls.cameras, { cameras: {} });
  barn.answer('POST api/data/speed', { speed: { columns: ['time', 'speed'], rows: [], timeResolution: 600_000 } });
  barn.answer(calls.handler, { handler: { type: 'any', triggers: [], typeSetup: [] } });
  barn.answer(calls.events, {
    incidentEvents: [wireEvent('i', { trigger: 'create', payload: washed })],
    page: { offset: 0, limit: 1, total: 1 },
  });
});

const draw = async (form: ReactNode) => {
  const suite = await renderInSuite(form, {
    texts: { 'mf-incidents': en },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  await settled();
  return suite;
};
const button = (name: string) => () => screen.getByRole('button', { name: new RegExp(`^${name}`) });
type Suite = Awaited<ReturnType<typeof draw>>;
const tracesOf = (suite: Suite) => () => [closed, ...suite.toasts.state().history.map(({ text }) => text)];

/** A form whose one call goes to the barn itself. */
function sentTo(name: Parameters<BarnDoor['answer']>[0], suite: Suite) {
  return {
    unmount: suite.unmount,
    sent: () => barn.asked(name).length,
    refuse: () => barn.refuse(name, 500),
    hold: () => {
      let letGo = (): void => undefined;
      barn.answer(name, () => new Promise((resolve) => (letGo = () => resolve(json({}, 500)))));
      return { letGo: () => letGo() };
    },
    traces: tracesOf(suite),
  };
}

/** An outbox that keeps what it gets, and how far its deliveries come. */
function openOutbox(first: readonly OutboxEntry[] = []) {
  const writes: OutboxWrite[] = [];
  let standing: OutboxEntry['standing'] | null = null;
  let held: Promise<void> | null = null;
  const take = (write: OutboxWrite): OutboxEntry => {
    writes.push(write);
    return entryOf(write, waiting);
  };
  mockOutbox = {
    entries: first,
    sending: new Set(),
    enqueue: async ({ write }) => take(write),
    change: async (_identifier, write) => take(write) !== null,
    replace: async (_identifier, write) => take(write),
    retry: async () => undefined,
    discard: async () => undefined,
    stored: async () => undefined,
    delivery: async () => {
      await held;
      const write = writes.at(-1);
      if (standing === null || !write) return { kind: 'sent', receipt: null };
      return { kind: 'needs-you', entry: entryOf(write, standing) };
    },
  };
  return {
    sent: () => writes.length,
    refuse: () => {
      standing = refused('forbidden', {});
    },
    hold: () => {
      let letGo = (): void => undefined;
      held = new Promise((resolve) => (letGo = resolve));
      return { letGo: () => letGo() };
    },
  };
}

async function watchdog(): Promise<ProvenForm> {
  const suite = await draw(<WatchdogForm watchdog={null} mayChange onDone={onClose} />);
  return {
    ...sentTo('POST api/watchdogs/schedule/speed', suite),
    button: button('Set up'),
    spoil: () => user.type(screen.getByRole('textbox', { name: /^Threshold/ }), 'fast'),
    fill: async () => {
      await user.type(screen.getByRole('textbox', { name: /^Threshold/ }), '1.5');
      await user.type(screen.getByRole('textbox', { name: /^Breed/ }), 'Ross 308');
    },
  };
}

async function intervention(): Promise<ProvenForm> {
  const outbox = openOutbox();
  const suite = await draw(<InterventionDialog target={{ kind: 'new', moment: null }} onClose={onClose} />);
  return {
    ...outbox,
    unmount: suite.unmount,
    traces: tracesOf(suite),
    button: button('Save'),
    spoil: async () => undefined,
    fill: async () => {
      await user.click(screen.getByRole('radio', { name: 'Climate' }));
      await user.click(screen.getByRole('button', { name: 'Draught' }));
    },
  };
}

async function record(): Promise<ProvenForm> {
  const write = { call: 'create-incident', type: 'barnDocumentation', trigger: 'create', payload: washed } as const;
  const outbox = openOutbox([entryOf(write, waiting)]);
  const suite = await draw(<RecordDialog target={{ kind: 'entry', identifier: 'identifier-1' }} onClose={onClose} />);
  return {
    ...outbox,
    unmount: suite.unmount,
    traces: tracesOf(suite),
    button: button('Save'),
    spoil: () => user.click(screen.getByRole('radio', { name: 'Other …' })),
    fill: async () => undefined,
  };
}

const incident = { incidentId: 'i', type: 'barnDocumentation', state: 'created' };

function question(Dialog: (props: ActionDialogProps) => ReactNode, name: string) {
  return async (): Promise<ProvenForm> => {
    const outbox = openOutbox();
    const suite = await draw(<Dialog incident={incident} onCancel={onClose} onDone={onClose} />);
    return {
      ...outbox,
      unmount: suite.unmount,
      traces: tracesOf(suite),
      button: () => within(screen.getByRole('dialog')).getByRole('button', { name: new RegExp(`^${name}`) }),
      spoil: null,
      fill: async () => undefined,
    };
  };
}

async function hide(): Promise<ProvenForm> {
  return {
    ...(await question(HideDialog, 'Hide')()),
    spoil: async () => undefined,
    fill: () => user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Wrong barn.'),
  };
}

const asked =
  (Dialog: Parameters<typeof question>[0], name: string, call: Parameters<typeof sentTo>[0]) => async () => {
    const suite = await draw(<Dialog incident={incident} onCancel={onClose} onDone={onClose} />);
    openOutbox();
    const dialog = within(screen.getByRole('dialog'));
    return {
      ...sentTo(call, suite),
      button: () => dialog.getByRole('button', { name: new RegExp(`^${name}`) }),
      spoil: null,
      fill: async () => undefined,
    };
  };

describe.each([
  ['the watchdog', watchdog],
  ['deleting an incident', asked(DeleteDialog, 'Delete', 'DELETE api/incidents/{incidentId}')],
] as const)('%s', (_name, open) => proveForm(open));

describe.each([
  ['an intervention', intervention],
  ['a record', record],
  ['hiding a record', hide],
  ['closing an incident', question(CloseDialog, 'Close incident')],
  ['showing a record again', question(UnhideDialog, 'Show again')],
] as const)('%s', (_name, open) => proveForm(open, 'goes-on'));
