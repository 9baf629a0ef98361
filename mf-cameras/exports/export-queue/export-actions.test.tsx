import { renderInSuite } from '@barnwatch/shared/testing';
import type { Transfer } from '@barnwatch/shared/transfers';
import { screen } from '@testing-library/react';
import { exampleCamera } from '../../camera-records/record/example-camera';
import { openCameraBarn } from '../../testing/camera-barn';
import en from '../../texts/en.json';
import { ExportActions } from './export-actions';

const error = { code: 'forbidden', context: { instanceId: 'north-barn', call: 'GET api/recordings/file' } } as const;

const standing = (is: Transfer['standing']): Transfer => ({
  identifier: 'one',
  instanceId: 'north-barn',
  accountId: 'manager',
  position: 0,
  madeAt: 0,
  order: {
    kind: 'recordings',
    cameras: [{ cameraId: 'a', name: 'Pen 1', word: 'Pen-1' }],
    barnWord: 'North-barn',
    timeZone: 'Europe/Berlin',
    span: { start: 0, end: 60_000 },
    language: 'en',
    expectedBytes: 1000,
    pieces: [],
    missing: [],
  },
  standing: is,
  done: { parts: 0, bytes: 0, items: 0, files: 0, missing: 0 },
  current: null,
  bytesPerS: null,
});

test('5.12a: whoever pauses by a key goes on with the same one, whatever becomes of it meanwhile', async () => {
  await openCameraBarn([exampleCamera('a')]);
  const waiting = standing({ kind: 'waiting', failures: 0, notBefore: 0, error: null });
  const { rerender } = await renderInSuite(<ExportActions transfer={waiting} />, { texts: { 'mf-cameras': en } });
  screen.getByRole('button', { name: 'Pause' }).focus();
  for (const [is, words] of [
    [{ kind: 'paused' }, 'Continue'],
    [{ kind: 'refused', error }, 'Try again'],
    [{ kind: 'no-room', trouble: 'full' }, 'Try again'],
    [waiting.standing, 'Pause'],
  ] as const) {
    rerender(<ExportActions transfer={standing(is)} />);
    expect(screen.getByRole('button', { name: words })).toHaveFocus();
  }
});
