import path from 'node:path';
import { choicesFile } from '../build/places';
import { isBucketAddress } from '../object-store/bucket-address';
import type { StoreEnvironment } from '../object-store/open-object-store';
import { folderPlace } from '../suite-place/folder-place';
import { openPlace } from '../suite-place/open-place';
import type { ComposePlaces } from './change';

/** The places as an operator names them. */
export interface NamedPlaces {
  /** Where is composed, when that is not where the suite was built. */
  readonly to?: string | undefined;
  readonly suite: string;
  readonly registry?: string | undefined;
  readonly deployment: string;
  readonly choices?: string | undefined;
}

/**
 * Opens the places of one deployment. Whoever composes in a bucket may be at any machine: what was chosen lies there, too.
 * @throws {Error} for an address of a bucket that is none, and for files in a bucket where a folder is needed
 */
export async function openPlaces(named: NamedPlaces, environment: StoreEnvironment): Promise<ComposePlaces> {
  const { to, suite, registry = to ?? suite, deployment, choices } = named;
  if (to !== undefined && isBucketAddress(suite)) throw new Error('With --to the suite has to be a folder.');
  if (choices !== undefined && isBucketAddress(choices)) throw new Error('--choices has to be a file of this machine.');
  const registryPlace = await openPlace(registry, environment);
  const local = choices ?? (isBucketAddress(registry) ? undefined : choicesFile);
  return {
    suite: await openPlace(to ?? suite, environment),
    source: to === undefined ? undefined : folderPlace(suite),
    registry: registryPlace,
    deployment,
    choices:
      local === undefined
        ? { place: registryPlace, file: 'choices.json' }
        : { place: folderPlace(path.dirname(path.resolve(local))), file: path.basename(local) },
  };
}
