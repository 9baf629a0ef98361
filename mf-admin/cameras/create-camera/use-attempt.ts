import { useAction } from '@barnwatch/shared/answers';
import type { RequestError } from '@barnwatch/shared/auth-client';
import type { CameraSource } from '@barnwatch/shared/wire';
import { trySource } from '@barnwatch/shared/wire/calls';
import { useState } from 'react';

/** The barn waits 9 s for a picture (contract: 10 s); then the answer has to travel, ms. */
const attemptTimeoutMs = 15_000;

/** How trying a source went. */
export type Attempt =
  | { readonly kind: 'none' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'shown'; readonly file: Blob; readonly capturedAt: number }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'failed'; readonly error: RequestError };

/**
 * One picture of a source that is not saved.
 *
 * @param source what is typed now: what was seen of another one says nothing about it
 */
export function useAttempt(source: CameraSource) {
  const { run } = useAction(trySource, { timeoutMs: attemptTimeoutMs });
  const [last, setLast] = useState<{ readonly of: string; readonly attempt: Attempt } | null>(null);
  const of = JSON.stringify(source);
  const tell = (attempt: Attempt) =>
    setLast((known) => (attempt.kind === 'busy' || known?.of === of ? { of, attempt } : known));

  async function attemptNow(): Promise<void> {
    tell({ kind: 'busy' });
    const outcome = await run({ body: { source } });
    if (!outcome.ok) {
      if (outcome.error.code !== 'aborted') tell({ kind: 'failed', error: outcome.error });
      return;
    }
    const { jpeg, capturedAt } = outcome.value.answer.picture;
    const file = jpegOf(jpeg);
    tell(file ? { kind: 'shown', file, capturedAt } : { kind: 'damaged' });
  }

  const none: Attempt = { kind: 'none' };
  return {
    attempt: last?.of === of ? last.attempt : none,
    attemptNow,
    /** What came could not be drawn. */
    tellDamaged: () => tell({ kind: 'damaged' }),
  };
}

/** The JPEG file that base64 stands for; null where it stands for nothing. */
function jpegOf(content: string): Blob | null {
  try {
    return new Blob([Uint8Array.from(atob(content), (character) => character.charCodeAt(0))], { type: 'image/jpeg' });
  } catch {
    return null;
  }
}
