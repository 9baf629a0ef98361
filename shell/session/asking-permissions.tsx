import { type RequestError, refreshPermissions } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Page, RequestFailure, Skeleton } from '@barnwatch/shared/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

interface AskingPermissionsProps {
  readonly barnId: string;
  readonly title: string;
}

/** Signed in, but what is permitted is not known yet: it is asked for, and a failure says so instead of waiting on. */
export function AskingPermissions({ barnId, title }: AskingPermissionsProps) {
  const { t } = useTexts();
  const [error, setError] = useState<RequestError | null>(null);
  const abort = useRef<AbortController | null>(null);

  const ask = useCallback(async (): Promise<void> => {
    abort.current?.abort();
    abort.current = new AbortController();
    const { signal } = abort.current;
    setError(null);
    const outcome = await refreshPermissions(barnId, signal);
    if (!signal.aborted && !outcome.ok) setError(outcome.error);
  }, [barnId]);

  useEffect(() => {
    void ask();
    return () => abort.current?.abort();
  }, [ask]);

  return (
    <Page title={title}>
      {error === null ? (
        <Skeleton height="min(40vh, 320px)" />
      ) : (
        <RequestFailure what={t('noPermissions.notKnown')} error={error} onRetry={() => void ask()} />
      )}
    </Page>
  );
}
