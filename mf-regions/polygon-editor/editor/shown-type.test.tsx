import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { BrowserRouter } from '@barnwatch/shared/routing';
import { renderInSuite } from '@barnwatch/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import en from '../../texts/en.json';
import type * as Drafts from '../drafts/use-region-draft';
import { calls, type EditedBarn, openEditedBarn, openEditor, storedMapping } from './doubles/open-editor';
import { TypeEditor } from './type-editor';

let barn: EditedBarn;
const mockDevice = { isLate: false };

jest.mock('../drafts/use-region-draft', () => {
  const notKept = { isKept: false, keep: () => undefined };
  const actual = jest.requireActual<typeof Drafts>('../drafts/use-region-draft');
  const useRegionDraft: typeof actual.useRegionDraft = (name) => {
    const reading = actual.useRegionDraft(name);
    return mockDevice.isLate && reading.state === 'read' ? { ...reading, ...notKept } : reading;
  };
  return { useRegionDraft };
});

beforeEach(async () => {
  mockDevice.isLate = false;
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  barn = await openEditedBarn({ ...storedMapping, regionType: 'water' });
  barn.door.answer(calls.types, {
    regionTypes: ['feeder', 'water'].map((regionTypeId) => ({ regionTypeId, color: '#5b8def' })),
  });
  barn.door.answer(calls.specifications, {
    regionSpecifications: [{ regionSpecificationId: 'trough', regionType: 'water', color: '#e69f00' }],
  });
});

const shown = () => screen.findByRole('combobox', { name: 'Region type' });

test('the type whose regions are there is shown first, and another one by choice', async () => {
  await openEditor();
  expect(await shown()).toHaveValue('water');
  await userEvent.selectOptions(await shown(), 'feeder');
  expect(await shown()).toHaveValue('feeder');
});

test('what others draw of another type meanwhile does not take the drawing from under one’s hands (issue 16)', async () => {
  await openEditor();
  const stage = await screen.findByRole('application');
  await userEvent.click(await screen.findByRole('button', { name: /^1 · trough/ }));
  fireEvent.keyDown(stage, { key: 'ArrowLeft', shiftKey: true });
  const theirs = { ...storedMapping, regionMappingId: 'mapping-9', regionType: 'feeder' };
  barn.door.answer(calls.mappings, () => ({ regionMappings: [theirs, barn.mapping] }));
  // After it the barn is asked for all of them.
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('option', { name: 'feeder (1)' })).toBeInTheDocument();
  expect(await shown()).toHaveValue('water');
  expect(screen.getByRole('application')).toBe(stage);
});

function OfKinds({ kinds }: { readonly kinds: readonly string[] }) {
  const instance = useSelectedBarn();
  if (!instance) return null;
  return (
    <TypeEditor
      barn={instance}
      cameraId="pen-01"
      regionType="water"
      types={[]}
      specifications={kinds.map((regionSpecificationId) => ({
        regionSpecificationId,
        regionType: 'water',
        color: '#e69f00',
        storedColor: '#e69f00',
      }))}
      mappings={[]}
      cameras={[]}
      size={{ width: 1280, height: 720 }}
      isHidden={false}
      isEditable
      onRefresh={() => undefined}
      typeField={null}
    />
  );
}

function Kinds() {
  const [kinds, setKinds] = useState(['trough']);
  return (
    <BrowserRouter>
      <button type="button" onClick={() => setKinds(['bowl', 'trough'])}>
        somebody adds one
      </button>
      <OfKinds kinds={kinds} />
    </BrowserRouter>
  );
}

test('a kind of place that is added meanwhile does not become the kind of the region that is being drawn', async () => {
  await renderInSuite(<Kinds />, { texts: { 'mf-regions': en }, unstyledAntd: true });
  const kind = await screen.findByRole('combobox', { name: en.polygonEditor.newOf });
  expect(kind).toHaveValue('trough');
  await userEvent.click(screen.getByRole('button', { name: 'somebody adds one' }));
  expect(screen.getByRole('option', { name: 'bowl' })).toBeInTheDocument();
  expect(kind).toHaveValue('trough');
});

test('another type asks first where the device keeps nothing; where it keeps the drawing, it is found again', async () => {
  mockDevice.isLate = true;
  await openEditor();
  const move = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^1 · trough/ }));
    fireEvent.keyDown(await screen.findByRole('application'), { key: 'ArrowLeft', shiftKey: true });
  };
  await move();
  await userEvent.selectOptions(await shown(), 'feeder');
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  expect(await shown()).toHaveValue('water');
  await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
  expect(await shown()).toHaveValue('feeder');

  mockDevice.isLate = false;
  await userEvent.selectOptions(await shown(), 'water');
  await move();
  await userEvent.selectOptions(await shown(), 'feeder');
  expect(await shown()).toHaveValue('feeder');
  await userEvent.selectOptions(await shown(), 'water');
  expect(await screen.findByText(/begun earlier/)).toBeVisible();
});
