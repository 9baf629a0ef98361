import { instancePrefix } from '@barnwatch/shared/pictures/files';
import { type KeyValueStore, storedRecord } from '@barnwatch/shared/storage';
import * as v from 'valibot';

const record = {
  version: 1,
  schema: v.object({ blob: v.blob(), keptAt: v.number() }),
};

export type KeptArtifact = v.InferOutput<typeof record.schema>;

/** Whose artifacts: of an instance, as an account was shown them. */
export interface ArtifactOwner {
  readonly instanceId: string;
  readonly accountId: string;
}

/** Files of artifacts on this device, among the pictures: they go with the session as those do. */
export class ArtifactStore {
  readonly #store: KeyValueStore;
  readonly #now: () => number;

  constructor(store: KeyValueStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Null where it is not kept, or what is kept cannot be used any more. */
  async read(owner: ArtifactOwner, artifactId: string): Promise<KeptArtifact | null> {
    const reading = await storedRecord(this.#store, record, this.#now).read(keyOf(owner, artifactId));
    return reading.state === 'present' ? reading.value : null;
  }

  async keep(owner: ArtifactOwner, artifactId: string, blob: Blob): Promise<void> {
    await storedRecord(this.#store, record, this.#now).write(keyOf(owner, artifactId), { blob, keptAt: this.#now() });
  }

  async remove(owner: ArtifactOwner, artifactId: string): Promise<void> {
    await this.#store.remove(keyOf(owner, artifactId));
  }

  /** The ids of all that are kept. */
  async kept(owner: ArtifactOwner): Promise<ReadonlySet<string>> {
    const prefix = prefixOf(owner);
    const keys = await this.#store.keys(prefix);
    return new Set(keys.map((key) => decodeURIComponent(key.slice(prefix.length))));
  }
}

/** No key of a camera's still has a third slash, so that neither is taken for the other. */
function prefixOf({ instanceId, accountId }: ArtifactOwner): string {
  return `${instancePrefix(instanceId)}${encodeURIComponent(accountId)}/artifact/`;
}

function keyOf(owner: ArtifactOwner, artifactId: string): string {
  return `${prefixOf(owner)}${encodeURIComponent(artifactId)}`;
}
