import { type InstanceView, type RequestError, useInstanceClient } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { pictureKey } from '@barnwatch/shared/pictures/files';
import { useShowToast } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { pagePictures } from '../../pictures/page/page-pictures';
import { useCameras } from '../record/use-cameras';
import { type PrivacyRequest, type PrivacyScope, setPrivacy } from './privacy-calls';

export interface PrivacyChange {
  readonly isBusy: boolean;
  /** Why the last change failed; null if it did not. */
  readonly error: RequestError | null;
  /** Resolves to whether the barn has done it. */
  readonly change: (scope: PrivacyScope, request: PrivacyRequest) => Promise<boolean>;
}

/** Switches privacy mode. What becomes private leaves memory and device at once, in all windows. */
export function usePrivacyChange(instance: InstanceView): PrivacyChange {
  const client = useInstanceClient(instance.globalUniqueIdentifier);
  const { retry } = useCameras();
  const { t } = useTexts('mf-cameras');
  const showToast = useShowToast();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<RequestError | null>(null);

  const change = async (scope: PrivacyScope, request: PrivacyRequest) => {
    setBusy(true);
    setError(null);
    const { hidden, error: refusal } = await setPrivacy(client, scope, request);
    setBusy(false);
    setError(refusal);
    // Also after a refusal: of several cameras some may be hidden now, and the list may not come any more.
    const { globalUniqueIdentifier, accountId } = instance;
    pagePictures().forgetEverywhere(hidden.map((id) => pictureKey(globalUniqueIdentifier, accountId ?? '', id)));
    if (refusal) showToast({ kind: 'error', text: t('privacy.failed') });
    retry();
    return refusal === null;
  };
  return { isBusy, error, change };
}
