import { BrowserRouter } from '@barnwatch/shared/routing';
import { deviceStorage } from '@barnwatch/shared/storage';
import { type BarnDoor, json, openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { keepEntries } from '@barnwatch/shared/testing/outbox-entries';
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
import { takeRecords, writes } from './testing/taken-records';
import en from './texts/en.json';
import { WatchdogForm } from './watchdogs/speed-watchdog/watchdog-form';

jest.mock('./watchdogs/speed-watchdog/speed-chart', () => ({ SpeedChart: () => null }));

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
  await deviceStorage.open('drafts').removeAll();
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

/** What goes through the outbox, and how far the barn lets it come. */
function openOutbox() {
  const taken = takeRecords(barn);
  return {
    sent: () => taken.created.length + taken.added.length + taken.closed.length,
    refuse: () => {
      for (const call of Object.values(writes)) barn.refuse(call, 403, 'forbidden');
    },
    hold: () => {
      let letGo = (): void => undefined;
      const isLetGo = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      for (const call of Object.values(writes)) barn.answer(call, () => isLetGo.then(() => json({}, 500)));
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
  const outbox = openOutbox();
  const [entry] = await keepEntries(barn, { write, kind: 'documentation' });
  const target = { kind: 'entry', identifier: entry?.identifier ?? '' } as const;
  const suite = await draw(<RecordDialog target={target} onClose={onClose} />);
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
