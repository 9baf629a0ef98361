import type { RequestError } from '@barnwatch/shared/auth-client';
import { outOfUse } from '@barnwatch/shared/camera-fields';
import type { NewCamera } from '@barnwatch/shared/wire';

/** What is wanted of privacy mode. */
export type PrivacyWish =
  | { readonly kind: 'for'; readonly durationMs: number }
  | { readonly kind: 'until-ended' }
  | { readonly kind: 'end' };

/**
 * One part of a camera that changes. What takes the place of something says what that was: where it is something else by
 * then, somebody has changed it. Tags come and go one by one, so that nobody takes away those of another.
 */
export type CameraPart =
  | { readonly key: 'name' | 'sortPrefix'; readonly before: string; readonly after: string }
  | { readonly key: 'tags'; readonly add: readonly string[]; readonly remove: readonly string[] }
  | { readonly key: 'managed'; readonly after: boolean }
  | { readonly key: 'privacy'; readonly after: PrivacyWish };

/** What is to be done about one camera. */
export type CameraWork =
  | { readonly kind: 'change'; readonly parts: readonly CameraPart[] }
  | { readonly kind: 'create'; readonly camera: NewCamera; readonly managed: boolean }
  | { readonly kind: 'delete' };

export interface PlannedWork {
  readonly cameraId: string;
  /** As people know it. */
  readonly name: string;
  readonly work: CameraWork;
}

export type WorkResult =
  | { readonly kind: 'done' }
  /** Somebody else has changed this part since it was looked at: nothing was saved. */
  | { readonly kind: 'meanwhile'; readonly key: 'name' | 'sortPrefix'; readonly theirs: string }
  /** Somebody else has deleted the camera. */
  | { readonly kind: 'gone' }
  /** `isPart`: what stood before it is saved. */
  | { readonly kind: 'refused'; readonly error: RequestError; readonly isPart: boolean };

/** Takes a camera out of use, which can be undone, or back into use. */
export function decommissionWork(isWanted: boolean): CameraWork {
  const tags = [outOfUse];
  return { kind: 'change', parts: [{ key: 'tags', add: isWanted ? tags : [], remove: isWanted ? [] : tags }] };
}

/** The tags after some have come and some have gone. */
export function tagsAfter(
  tags: readonly string[],
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
): readonly string[] {
  return [...new Set([...tags.filter((tag) => !remove.includes(tag)), ...add])];
}
