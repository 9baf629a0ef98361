import { sendFileCall } from '@barnwatch/shared/answers';
import type { InstanceClient, RequestError } from '@barnwatch/shared/auth-client';
import { millisecondsInMinute } from 'date-fns/constants';
import type { ArtifactOwner, ArtifactStore } from './artifact-store';

/** Product 4.11: to download, downloading, downloaded; aborting goes back to the first, and so does deleting. */
export type DownloadState =
  /** The device is being asked whether it is kept there. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'toDownload' }
  /** `share`: 0 to 1, null while it is not known. */
  | { readonly kind: 'downloading'; readonly share: number | null }
  | { readonly kind: 'downloaded' }
  | { readonly kind: 'failed'; readonly error: RequestError };

/** As much as an answer may carry: an artifact is a picture, a film of minutes or an archive. */
const mostBytes = 256 * 1024 * 1024;
/** Of a line so slow that nothing more arrives nobody has anything. */
const longestMs = 10 * millisecondsInMinute;
/** A bar that moves is drawn anew so often, not for each piece. */
const steps = 100;

const unknown: DownloadState = { kind: 'unknown' };
const toDownload: DownloadState = { kind: 'toDownload' };
const downloaded: DownloadState = { kind: 'downloaded' };

/** The downloads of one account at one instance. They go on while one looks at other screens of this page. */
export class ArtifactDownloads {
  readonly #store: ArtifactStore;
  readonly #owner: ArtifactOwner;
  readonly #states = new Map<string, DownloadState>();
  readonly #underWay = new Map<string, AbortController>();
  readonly #listeners = new Set<() => void>();
  #isLooked = false;

  constructor(store: ArtifactStore, owner: ArtifactOwner) {
    this.#store = store;
    this.#owner = owner;
  }

  readonly state = (artifactId: string): DownloadState =>
    this.#states.get(artifactId) ?? (this.#isLooked ? toDownload : unknown);

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Asks the device what is kept; another window may have changed it. */
  async look(): Promise<void> {
    const kept = await this.#store.kept(this.#owner);
    this.#isLooked = true;
    for (const [artifactId, { kind }] of [...this.#states]) {
      if (kind === 'downloaded' && !kept.has(artifactId)) this.#states.delete(artifactId);
    }
    for (const artifactId of kept) if (!this.#underWay.has(artifactId)) this.#states.set(artifactId, downloaded);
    this.#tell();
  }

  async start(client: InstanceClient, artifactId: string): Promise<void> {
    if (this.#underWay.has(artifactId)) return;
    const begun = new AbortController();
    this.#underWay.set(artifactId, begun);
    this.#set(artifactId, { kind: 'downloading', share: null });
    let told = 0;
    const outcome = await sendFileCall(
      client,
      'GET api/artifact/{artifactId}',
      { path: { artifactId } },
      {
        signal: begun.signal,
        timeoutMs: longestMs,
        maxBytes: mostBytes,
        onProgress: (received, total) => {
          const step = total === null ? 0 : Math.floor((received / total) * steps);
          if (begun.signal.aborted || step === told) return;
          told = step;
          this.#set(artifactId, { kind: 'downloading', share: step / steps });
        },
      },
    );
    if (begun.signal.aborted) return;
    if (!outcome.ok) {
      this.#underWay.delete(artifactId);
      return this.#set(artifactId, { kind: 'failed', error: outcome.error });
    }
    await this.#store.keep(this.#owner, artifactId, outcome.value.blob);
    // Aborted while it was written: nobody wants it on the device.
    if (begun.signal.aborted) return this.#store.remove(this.#owner, artifactId);
    this.#underWay.delete(artifactId);
    this.#set(artifactId, downloaded);
  }

  abort(artifactId: string): void {
    this.#underWay.get(artifactId)?.abort();
    this.#underWay.delete(artifactId);
    this.#set(artifactId, toDownload);
  }

  /** Takes it from the device; at the barn it stays. */
  async remove(artifactId: string): Promise<void> {
    this.#set(artifactId, toDownload);
    await this.#store.remove(this.#owner, artifactId);
  }

  /** The file as it is kept; null where it is not there any more, and then it is to be downloaded. */
  async file(artifactId: string): Promise<Blob | null> {
    const kept = await this.#store.read(this.#owner, artifactId);
    if (kept === null && !this.#underWay.has(artifactId)) this.#set(artifactId, toDownload);
    return kept?.blob ?? null;
  }

  /** The session has ended: nothing comes in any more. */
  end(): void {
    for (const begun of this.#underWay.values()) begun.abort();
    this.#underWay.clear();
    this.#states.clear();
    this.#tell();
  }

  #set(artifactId: string, state: DownloadState): void {
    this.#states.set(artifactId, state);
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
