import { type InstanceView, onSignedOut } from '@barnwatch/shared/auth-client';
import { deviceStorage } from '@barnwatch/shared/storage';
import { useEffect, useSyncExternalStore } from 'react';
import { pagePictures } from '../../pictures/page/page-pictures';
import { ArtifactDownloads, type DownloadState } from './artifact-downloads';
import { type ArtifactOwner, ArtifactStore } from './artifact-store';

/** By instance and account: downloads belong to the page, not to the screen that shows them. */
const known = new Map<string, { readonly owner: ArtifactOwner; readonly downloads: ArtifactDownloads }>();
let follows = false;

type Owner = Pick<InstanceView, 'globalUniqueIdentifier' | 'accountId'>;

/** The downloads of whoever is signed in at an instance; what the device keeps is looked at with each screen. */
export function useDownloads(instance: Owner): ArtifactDownloads {
  const downloads = downloadsOf(instance);
  useEffect(() => void downloads.look(), [downloads]);
  return downloads;
}

/** Where the download of an artifact stands. */
export function useDownloadState(downloads: ArtifactDownloads, artifactId: string): DownloadState {
  return useSyncExternalStore(downloads.subscribe, () => downloads.state(artifactId));
}

function downloadsOf({ globalUniqueIdentifier: instanceId, accountId }: Owner): ArtifactDownloads {
  const owner: ArtifactOwner = { instanceId, accountId: accountId ?? '' };
  const name = JSON.stringify(owner);
  const found = known.get(name);
  if (found) return found.downloads;
  followSessions();
  const downloads = new ArtifactDownloads(new ArtifactStore(deviceStorage.open('stills'), Date.now), owner);
  known.set(name, { owner, downloads });
  return downloads;
}

function followSessions(): void {
  if (follows) return;
  follows = true;
  // The pictures of the page take the files from the device, with everything else of the instance.
  pagePictures();
  onSignedOut((instanceId) => {
    for (const [name, { owner, downloads }] of [...known]) {
      if (owner.instanceId !== instanceId) continue;
      downloads.end();
      known.delete(name);
    }
  });
}
