import { sendCall } from '@barnwatch/shared/answers';
import type { InstanceClient, Outcome } from '@barnwatch/shared/auth-client';
import type { CameraRecord } from '@barnwatch/shared/wire';
import {
  type Camera,
  createCamera,
  deleteCamera,
  readCamera,
  setCameraManagement,
  setPrivacy,
  updateCamera,
} from '@barnwatch/shared/wire/calls';
import { type CameraPart, type PlannedWork, type PrivacyWish, tagsAfter, type WorkResult } from './camera-work';

const done: WorkResult = { kind: 'done' };

/** Does what is planned for one camera. Doing it twice does no harm. */
export async function doWork(
  client: InstanceClient,
  { cameraId, work }: PlannedWork,
  signal: AbortSignal,
): Promise<WorkResult> {
  switch (work.kind) {
    case 'change':
      return changeParts(client, cameraId, work.parts, signal);
    case 'delete': {
      const deleted = await sendCall(client, deleteCamera, { path: { cameraId } }, { signal });
      // What somebody has deleted already is deleted.
      return deleted.ok || deleted.error.code === 'not-found' ? done : resultOf(deleted);
    }
    case 'create': {
      const created = await sendCall(client, createCamera, { body: { camera: work.camera } }, { signal });
      if (!created.ok) return resultOf(created);
      if (!work.managed) return done;
      const id = created.value.answer.camera.cameraId;
      return resultOf(
        await sendCall(client, setCameraManagement, { path: { cameraId: id, autoManaged: true } }, { signal }),
        true,
      );
    }
  }
}

/**
 * Looks at the camera as it is now, and changes it where nobody else has changed the same part. All that its record holds
 * is one call: it is saved as a whole or not at all.
 */
async function changeParts(
  client: InstanceClient,
  cameraId: string,
  parts: readonly CameraPart[],
  signal: AbortSignal,
): Promise<WorkResult> {
  let isPart = false;
  if (parts.some(({ key }) => key === 'name' || key === 'sortPrefix' || key === 'tags')) {
    const told = await sendCall(client, readCamera, { path: { cameraId } }, { signal });
    if (!told.ok) return resultOf(told);
    const { camera } = told.value.answer;
    const conflict = changedMeanwhile(camera, parts);
    if (conflict) return conflict;
    const cameraRecord = recordOf(camera, parts);
    const keys = Object.keys(cameraRecord);
    if (keys.length > 0) {
      const [only = 'record'] = keys;
      const key = keys.length === 1 ? keyOf(only) : 'record';
      const saved = await sendCall(
        client,
        updateCamera,
        { path: { key, cameraId }, body: { cameraRecord } },
        { signal },
      );
      if (!saved.ok) return resultOf(saved);
      isPart = true;
    }
  }
  for (const part of parts) {
    const outcome = await sendOther(client, cameraId, part, signal);
    if (outcome && !outcome.ok) return resultOf(outcome, isPart);
    isPart ||= outcome !== null;
  }
  return done;
}

/** What has a call of its own. */
async function sendOther(
  client: InstanceClient,
  cameraId: string,
  part: CameraPart,
  signal: AbortSignal,
): Promise<Outcome<unknown> | null> {
  switch (part.key) {
    case 'managed':
      return sendCall(client, setCameraManagement, { path: { cameraId, autoManaged: part.after } }, { signal });
    case 'privacy':
      return sendCall(client, setPrivacy, { path: { cameraId, privacy: privacyWord(part.after) } }, { signal });
    case 'name':
    case 'sortPrefix':
    case 'tags':
      return null;
  }
}

function changedMeanwhile(camera: Camera, parts: readonly CameraPart[]): WorkResult | null {
  for (const part of parts) {
    if (part.key !== 'name' && part.key !== 'sortPrefix') continue;
    const now = camera[part.key];
    if (now !== part.before && now !== part.after) return { kind: 'meanwhile', key: part.key, theirs: now };
  }
  return null;
}

/** What differs from the camera as it is now. */
function recordOf(camera: Camera, parts: readonly CameraPart[]): CameraRecord {
  const record: CameraRecord = {};
  for (const part of parts) {
    if ((part.key === 'name' || part.key === 'sortPrefix') && camera[part.key] !== part.after) {
      record[part.key] = part.after;
    }
    if (part.key !== 'tags') continue;
    const tags = tagsAfter(camera.tags, part);
    if (tags.length !== camera.tags.length || tags.some((tag) => !camera.tags.includes(tag))) record.tags = [...tags];
  }
  return record;
}

function keyOf(member: string): 'name' | 'sortPrefix' | 'tags' | 'record' {
  return member === 'name' || member === 'sortPrefix' || member === 'tags' ? member : 'record';
}

export function privacyWord(wish: PrivacyWish): string {
  switch (wish.kind) {
    case 'for':
      return String(wish.durationMs);
    case 'until-ended':
      return 'true';
    case 'end':
      return 'false';
  }
}

function resultOf(outcome: Outcome<unknown>, isPart = false): WorkResult {
  if (outcome.ok) return done;
  const isGone = outcome.error.code === 'not-found' && outcome.error.context.reason === 'camera-unknown';
  return isGone ? { kind: 'gone' } : { kind: 'refused', error: outcome.error, isPart };
}
