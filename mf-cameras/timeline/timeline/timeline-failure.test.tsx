import type { RequestErrorCode } from '@barnwatch/shared/auth-client';
import { renderInSuite } from '@barnwatch/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../texts/en.json';
import { FactsStore, type Question } from '../facts/facts-store';
import { TimelineFailure } from './timeline-failure';

const block = { resolutionMs: 600_000, start: 0, end: 256 * 600_000 };
let retried: string[];

async function show(failures: readonly (readonly [Question['of'], RequestErrorCode])[]) {
  retried = [];
  const store = new FactsStore();
  for (const [of, code] of failures) {
    const error = { code, context: { instanceId: 'north-barn', call: 'POST' } };
    const question = { of, ...block, firstCameraId: 'a' };
    store.tell(question, { kind: 'failed', error, staleSince: null, retry: () => void retried.push(of) });
  }
  await renderInSuite(<TimelineFailure store={store} />, { texts: { 'mf-cameras': en } });
}

test('that only the activity is late is said quietly, and is asked again at a press', async () => {
  await show([['speed', 'timeout']]);
  expect(screen.getByRole('status')).toHaveTextContent(en.timeline.activityLate);
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: en.timeline.askAgain }));
  expect(retried).toEqual(['speed']);
});

test('activity that fails for another reason is named with it', async () => {
  await show([['speed', 'server-error']]);
  expect(screen.getByRole('alert')).toHaveTextContent(en.timeline.activityFailed);
});

test('recordings that are missing are told aloud, whatever else is late', async () => {
  await show([
    ['speed', 'timeout'],
    ['recorded', 'timeout'],
  ]);
  expect(screen.getByRole('alert')).toHaveTextContent(en.timeline.failed);
});
