import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { BrowserRouter } from '@barnwatch/shared/routing';
import { json, renderInSuite } from '@barnwatch/shared/testing';
import { type ProvenForm, proveForm } from '@barnwatch/shared/testing/prove-form';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleCamera } from '../../camera-records/record/example-camera';
import { arrived, openCameraBarn } from '../../testing/camera-barn';
import en from '../../texts/en.json';
import { EditForm } from './edit-form';

const patch = 'PATCH api/cameras/{key}/{cameraId}';
const camera = exampleCamera('a', { name: 'Pen 1' });
const name = () => screen.getByRole('textbox', { name: /^Name/ });

function Edited({ onSaved }: { readonly onSaved: () => void }) {
  const barn = useSelectedBarn();
  return barn && <EditForm instance={barn} described={camera} knownTags={[]} onSaved={onSaved} />;
}

async function open(): Promise<ProvenForm> {
  const { door } = await openCameraBarn([camera]);
  let saved = 0;
  const suite = await renderInSuite(<Edited onSaved={() => (saved += 1)} />, {
    texts: { 'mf-cameras': en },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  await arrived();
  return {
    unmount: suite.unmount,
    button: () => screen.getByRole('button', { name: /^Save/ }),
    spoil: () => userEvent.clear(name()),
    fill: () => userEvent.type(name(), ' west'),
    sent: () => door.asked(patch).length,
    refuse: () => door.refuse(patch, 500),
    hold: () => {
      let letGo = (): void => undefined;
      door.answer(patch, () => new Promise((resolve) => (letGo = () => resolve(json({}, 500)))));
      return { letGo: () => letGo() };
    },
    traces: () => [saved, ...suite.toasts.state().history.map(({ text }) => text)],
  };
}

describe('editing a camera', () => proveForm(open));
