import { type InstanceView, type RequestError, useInstanceClient } from '@barnwatch/shared/auth-client';
import { useState } from 'react';
import { useCameras } from '../api/use-cameras';
import { pagePictures } from '../pictures/page-pictures';
import { pictureKey } from '../pictures/picture-key';
import { type PrivacyScope, type PrivacyWish, setPrivacy } from './privacy-calls';

export interface PrivacyChange {
  readonly isBusy: boolean;
  /** Why the last change failed; null if it did not. */
  readonly error: RequestError | null;
  /** Resolves to whether the barn has done it. */
  readonly change: (scope: PrivacyScope, wish: PrivacyWish) => Promise<boolean>;
  readonly forgetError: () => void;
}

/** Switches privacy mode. What becomes private leaves memory and device at once, in all windows. */
export function usePrivacyChange(instance: InstanceView): PrivacyChange {
  const client = useInstanceClient(instance.globalUniqueIdentifier);
  const { retry } = useCameras();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<RequestError | null>(null);

  const change = async (scope: PrivacyScope, wish: PrivacyWish) => {
    setBusy(true);
    setError(null);
    const outcome = await setPrivacy(client, scope, wish);
    setBusy(false);
    if (outcome.ok) {
      const hidden = [...outcome.value].flatMap(([cameraId, { active }]) => (active ? [cameraId] : []));
      const { globalUniqueIdentifier, accountId } = instance;
      pagePictures().forgetEverywhere(hidden.map((id) => pictureKey(globalUniqueIdentifier, accountId ?? '', id)));
    } else setError(outcome.error);
    // Also after a failure: of several cameras some may be hidden now.
    retry();
    return outcome.ok;
  };
  return { isBusy, error, change, forgetError: () => setError(null) };
}
