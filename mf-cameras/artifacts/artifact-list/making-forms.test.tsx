import { json } from '@barnwatch/shared/testing';
import { type ProvenForm, proveForm } from '@barnwatch/shared/testing/prove-form';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../texts/en.json';
import { exampleArtifact } from '../records/example-artifact';
import { artifactCalls, drawArtifacts, openArtifactBarn } from './doubles/open-artifacts';

interface Ordered {
  readonly storeArtifact: boolean;
}

/** A maker of which nothing is seen yet: its barn makes what is only looked at for ever. */
async function open(query: string, create: 'heatmap' | 'exposure', button: string): Promise<ProvenForm> {
  const barn = await openArtifactBarn();
  const call = artifactCalls[create];
  const isKept = (body: unknown) => (body as Ordered).storeArtifact;
  const pending = { artifact: exampleArtifact('p', { state: 'pending', progress: 0 }) };
  barn.door.answer(call, ({ body }) => (isKept(body) ? { artifact: exampleArtifact('made') } : pending));
  barn.door.answer('DELETE api/artifact/{artifactId}', {});
  barn.has([exampleArtifact('p', { state: 'pending', progress: 0 }), exampleArtifact('made')]);
  const suite = await drawArtifacts(barn, query);
  await screen.findByRole('button', { name: button });
  const label = () => screen.queryByRole('checkbox', { name: 'Lying' });
  return {
    unmount: suite.unmount,
    button: () => screen.getByRole('button', { name: button }),
    spoil: async () => {
      const box = label();
      if (box) await userEvent.click(box);
      else await userEvent.selectOptions(screen.getByLabelText(en.artifacts.facts.frameInterval), '24 h');
    },
    fill: async () => undefined,
    sent: () => barn.door.asked(call).filter(({ body }) => isKept(body)).length,
    refuse: () => barn.door.refuse(call, 500),
    hold: () => {
      let letGo = (): void => undefined;
      barn.door.answer(call, ({ body }) =>
        isKept(body) ? new Promise((resolve) => (letGo = () => resolve(json({}, 500)))) : pending,
      );
      return { letGo: () => letGo() };
    },
    traces: () => [location.search, ...suite.toasts.state().history.map(({ text }) => text)],
  };
}

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
  Object.assign(performance, { getEntriesByType: () => [] });
});

describe('ordering a heatmap', () =>
  proveForm(() => open('?new=heatmap&cameraId=a&span=1h&labels=pig_lying', 'heatmap', en.artifacts.make.heatmapNow)));

describe('ordering a long-time exposure', () =>
  proveForm(() => open('?new=longTimeExposure&cameraId=a', 'exposure', en.artifacts.make.exposureNow)));
