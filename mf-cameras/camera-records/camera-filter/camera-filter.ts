import { type CameraState, isCameraState } from './camera-state';

/** Which cameras of a barn are asked for. It stands in the address, so that a link shows the same list. */
export interface CameraFilter {
  /** Part of a name or id; empty for all. */
  readonly search: string;
  /** Only cameras with this tag; null for all. */
  readonly tag: string | null;
  /** Only cameras in this state; null for all. */
  readonly state: CameraState | null;
}

export const everyCamera: CameraFilter = { search: '', tag: null, state: null };

/** Longer than any name: an address must not carry more. */
const searchLength = 200;

/** Reads the filter of an address; what it does not understand it leaves out. */
export function readCameraFilter(query: URLSearchParams): CameraFilter {
  const state = query.get('state') ?? '';
  return {
    search: (query.get('search') ?? '').slice(0, searchLength),
    tag: query.get('tag') || null,
    state: isCameraState(state) ? state : null,
  };
}

/** The query with this filter; everything else in it stays. */
export function withCameraFilter(query: URLSearchParams, { search, tag, state }: CameraFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  const parts = { search, tag, state };
  for (const [name, value] of Object.entries(parts)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The filter as it is written behind a path; empty where nothing is filtered. */
export function filterQuery(filter: CameraFilter): string {
  const query = withCameraFilter(new URLSearchParams(), filter).toString();
  return query && `?${query}`;
}

export function isFiltered({ search, tag, state }: CameraFilter): boolean {
  return search.trim() !== '' || tag !== null || state !== null;
}
