import { BrowserRouter, OpenableRoutesContext } from '@barnwatch/shared/routing';
import { renderInSuite } from '@barnwatch/shared/testing';
import { screen } from '@testing-library/react';
import { exampleIncident } from '../../testing/example-incident';
import { calls, now, openIncidentBarn, settled } from '../../testing/incident-barn';
import en from '../../texts/en.json';
import { IncidentLinks } from './incident-links';

async function open(permissions: readonly string[], canOpen: (address: string) => boolean = () => true) {
  const { door } = await openIncidentBarn([...permissions]);
  door.answer(calls.cameras, { cameras: {} });
  const incident = exampleIncident('a');
  await renderInSuite(
    <BrowserRouter>
      <OpenableRoutesContext value={canOpen}>
        <IncidentLinks barnId={door.id} incident={incident} moment={{ cameraId: 'pen-01', timeMs: now }} />
      </OpenableRoutesContext>
    </BrowserRouter>,
    { now, texts: { 'mf-incidents': en } },
  );
  await settled();
  return door.id;
}

const exported = () => screen.queryByRole('link', { name: en.incident.exportBefore });
const mapped = () => screen.queryByRole('link', { name: en.incident.heatmapBefore });

test('the ten minutes before can be watched, and taken along as a file', async () => {
  const barnId = await open(['cameras.view', 'recordings.view']);
  const chosen = `cameraId=pen-01&from=${now - 600_000}&to=${now}`;
  expect(screen.getByRole('link', { name: en.incident.before })).toHaveAttribute(
    'href',
    expect.stringContaining('/videoplayer/'),
  );
  expect(exported()).toHaveAttribute('href', `/dashboard/${barnId}/recordingExport?${chosen}`);
});

test('so can a heatmap of them be seen, by whoever may make one', async () => {
  const barnId = await open(['cameras.view', 'artifacts.manage']);
  expect(mapped()).toHaveAttribute(
    'href',
    `/dashboard/${barnId}/artifacts?new=heatmap&cameraId=pen-01&from=${now - 600_000}&to=${now}`,
  );
});

test('without the right to recordings, or without the screen, nothing is offered that leads nowhere', async () => {
  await open(['cameras.view']);
  expect(exported()).toBeNull();
  expect(mapped()).toBeNull();
  const all = ['cameras.view', 'recordings.view', 'artifacts.manage'];
  await open(all, (address) => !/recordingExport|artifacts/.test(address));
  expect(exported()).toBeNull();
  expect(mapped()).toBeNull();
});
