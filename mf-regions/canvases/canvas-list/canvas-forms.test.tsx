import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { BrowserRouter } from '@barnwatch/shared/routing';
import { json, renderInSuite } from '@barnwatch/shared/testing';
import { type ProvenForm, proveForm } from '@barnwatch/shared/testing/prove-form';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Canvas } from '../../canvas-records/record/canvas';
import en from '../../texts/en.json';
import { atBarn, create, field, newBarn, open, update } from '../canvas-creator/doubles/open-creator';
import { CopyDialog } from './copy-dialog';

const canvas: Canvas = {
  canvasId: 'one',
  name: 'Whole barn',
  isPublished: true,
  isEditable: true,
  heightRatio: 0.5,
  places: [],
  floorPlan: { pictureId: 'plan-1', opacity: 0.5 },
  lastUpdated: 1,
  ownerAccountId: 'a',
};

const heldAt = (call: typeof create | typeof update) => () => {
  let letGo = (): void => undefined;
  atBarn().answer(call, () => new Promise((resolve) => (letGo = () => resolve(json({}, 500)))));
  return { letGo: () => letGo() };
};

async function openCreator(): Promise<ProvenForm> {
  await newBarn();
  const suite = await open();
  return {
    unmount: suite.unmount,
    button: () => screen.getByRole('button', { name: 'Save' }),
    spoil: () => userEvent.clear(field(/^Name/)),
    fill: () => userEvent.type(field(/^Name/), ' west'),
    sent: () => atBarn().asked(update).length,
    refuse: () => atBarn().refuse(update, 500),
    hold: heldAt(update),
    traces: () => suite.toasts.state().history.map(({ text }) => text),
  };
}

describe('arranging a canvas', () => proveForm(openCreator));

function Copied({ onDone }: { readonly onDone: () => void }) {
  const barn = useSelectedBarn();
  return barn && <CopyDialog barn={barn} canvas={canvas} taken={new Set()} onCancel={onDone} onDone={onDone} />;
}

async function openCopy(): Promise<ProvenForm> {
  await newBarn();
  let done = 0;
  const suite = await renderInSuite(<Copied onDone={() => (done += 1)} />, {
    texts: { 'mf-regions': en },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  const dialog = within(await screen.findByRole('dialog'));
  return {
    unmount: suite.unmount,
    button: () => dialog.getByRole('button', { name: 'Copy' }),
    spoil: () => userEvent.clear(dialog.getByRole('textbox')),
    fill: () => userEvent.type(dialog.getByRole('textbox'), ' west'),
    sent: () => atBarn().asked(create).length,
    refuse: () => atBarn().refuse(create, 500),
    hold: heldAt(create),
    traces: () => [done, ...suite.toasts.state().history.map(({ text }) => text)],
  };
}

describe('copying a canvas', () => proveForm(openCopy));
