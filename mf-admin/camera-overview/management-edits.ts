import type { RequestError } from '@barnwatch/shared/auth-client';
import type { Camera } from '../api/camera';

/** What someone has done about the management of one camera. */
export type ManagementEdit =
  /** Shown as if it were saved already. */
  | { readonly kind: 'saving'; readonly managed: boolean }
  /** `at`: when, in ms since 1970 UTC. */
  | { readonly kind: 'saved'; readonly managed: boolean; readonly at: number }
  /** Not saved: the old state holds; `managed` is what was wanted. */
  | { readonly kind: 'refused'; readonly managed: boolean; readonly error: RequestError };

/** Edits by camera id. */
export type ManagementEdits = ReadonlyMap<string, ManagementEdit>;

export const noEdits: ManagementEdits = new Map();

export type ManagementEvent =
  | { readonly kind: 'changed'; readonly cameraId: string; readonly edit: ManagementEdit }
  /** A failure was read. */
  | { readonly kind: 'dismissed'; readonly cameraId: string };

export function managementEditsAfter(edits: ManagementEdits, event: ManagementEvent): ManagementEdits {
  const next = new Map(edits);
  switch (event.kind) {
    case 'changed':
      next.set(event.cameraId, event.edit);
      return next;
    case 'dismissed':
      next.delete(event.cameraId);
      return next;
  }
}

/**
 * Whether the camera is managed, as far as is known: a saving state at once, a saved one until a newer list tells.
 * @param receivedAt when the list was received, ms since 1970 UTC
 */
export function isManaged(
  { managed }: Pick<Camera, 'managed'>,
  edit: ManagementEdit | undefined,
  receivedAt: number,
): boolean {
  switch (edit?.kind) {
    case 'saving':
      return edit.managed;
    case 'saved':
      return edit.at >= receivedAt ? edit.managed : managed;
    case 'refused':
    case undefined:
      return managed;
  }
}
