import { BrowserRouter } from '@barnwatch/shared/routing';
import { renderInSuite } from '@barnwatch/shared/testing';
import { type ProvenForm, proveForm } from '@barnwatch/shared/testing/prove-form';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { millisecondsInMinute } from 'date-fns/constants';
import type { ReactNode } from 'react';
import { exampleCamera } from '../../camera-records/record/example-camera';
import { arrived, cameraCalls, jpegReply, openCameraBarn } from '../../testing/camera-barn';
import en from '../../texts/en.json';
import { FrameExportScreen } from '../frame-export/frame-export';
import { RecordingExportScreen } from '../recording-export/recording-export';

const estimateCall = 'GET api/recordings/file/{cameraId}/{start}/{end}/estimate';
const now = Date.UTC(2026, 5, 1, 12);
const from = now - 60 * millisecondsInMinute;
const span = `from=${from}&to=${from + 10 * millisecondsInMinute}`;

/** What begins is begun on the device: no server is asked, and nothing is waited for that could be let go. */
async function open(ui: ReactNode, cameras = 'cameraId=a&'): Promise<ProvenForm> {
  const known = [exampleCamera('a', { name: 'Pen 1' }), exampleCamera('b', { name: 'Pen 2' })];
  const barn = await openCameraBarn(known, { now, permissions: ['cameras.view', 'recordings.view'] });
  barn.door.answer(cameraCalls.frame, () => jpegReply(from, new Uint8Array(1000)));
  barn.door.answer(estimateCall, { estimate: { durationMs: 1, sizeBytes: 1000, gaps: [], privateSpans: [] } });
  history.replaceState(null, '', `/dashboard/north-barn/recordingExport?${cameras}${span}&interval=60000`);
  const suite = await renderInSuite(ui, {
    now,
    texts: { 'mf-cameras': en },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  await arrived();
  return {
    unmount: suite.unmount,
    button: () => screen.getByRole('button', { name: en.exports.start }),
    spoil: async () => {
      await userEvent.clear(screen.getByRole('textbox', { name: /^End/ }));
    },
    fill: async () => undefined,
    sent: () => screen.queryAllByRole('article').length,
    refuse: null,
    hold: null,
    traces: () => suite.toasts.state().history.map(({ text }) => text),
  };
}

test.each([
  ['recordings', <RecordingExportScreen key="recordings" />],
  ['images', <FrameExportScreen key="images" />],
] as const)(
  'without a camera, an export of %s brings the message of its cameras into view, focused and read out',
  async (_name, ui) => {
    const form = await open(ui, '');
    await userEvent.click(form.button());
    const message = await screen.findByText(en.exports.problem.noCamera, { selector: '[data-form-message] p' });
    const place = message.closest('[data-form-message]');
    await waitFor(() => expect(place).toHaveFocus());
    expect(document.querySelector('form [aria-live="assertive"]')).toHaveTextContent('');
    expect(form.sent()).toBe(0);
  },
);

describe('an export of recordings', () => proveForm(() => open(<RecordingExportScreen />)));
describe('an export of images', () => proveForm(() => open(<FrameExportScreen />)));
