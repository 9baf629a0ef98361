import { writeLog } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { ErrorState, Page, Skeleton } from '@barnwatch/shared/ui';
import { useEffect } from 'react';
import type { LoadFailure } from '../loader/load-failure';
import styles from './screen-trouble.module.css';

/** Why a remote's area shows something else than its screen. */
export type Trouble =
  | { readonly kind: 'failed'; readonly failure: LoadFailure }
  | { readonly kind: 'threw'; readonly error: unknown }
  | { readonly kind: 'endless' }
  | { readonly kind: 'incompatible'; readonly needed: string; readonly provided: string }
  | { readonly kind: 'disabled' };

/** What a developer wants to know, as text to copy. */
function details(remote: string, trouble: Trouble): string {
  switch (trouble.kind) {
    case 'failed':
      return JSON.stringify({
        code: trouble.failure.code,
        ...trouble.failure.context,
        cause: String(trouble.failure.cause ?? ''),
      });
    case 'threw':
      return JSON.stringify({
        remote,
        error: String(trouble.error),
        stack: trouble.error instanceof Error ? trouble.error.stack : undefined,
      });
    case 'endless':
    case 'incompatible':
    case 'disabled':
      return JSON.stringify({ remote, ...trouble });
  }
}

/** Why something of a remote is not shown: the reason for people, and what a developer wants to know. It is logged. */
export function useTroubleWords(remote: string, trouble: Trouble): { readonly reason: string; readonly text: string } {
  const { t } = useTexts();
  const text = details(remote, trouble);
  useEffect(() => writeLog('error', `${remote}: ${trouble.kind}`, text), [remote, trouble.kind, text]);
  switch (trouble.kind) {
    case 'failed':
      return {
        reason: t(`loadFailure.${trouble.failure.code}`, { status: trouble.failure.context.status ?? '' }),
        text,
      };
    case 'threw':
      return { reason: t('screenTrouble.threw'), text };
    case 'endless':
      return { reason: t('screenTrouble.endless'), text };
    case 'incompatible':
      return {
        reason: t('screenTrouble.incompatible', { needed: trouble.needed, provided: trouble.provided }),
        text,
      };
    case 'disabled':
      return { reason: t('screenTrouble.disabled'), text };
  }
}

export interface ScreenTroubleProps {
  readonly title: string;
  readonly remote: string;
  readonly trouble: Trouble;
  readonly onTryAgain?: () => void;
}

/** A remote's area when its screen cannot be shown: which part, why, and what one can do. */
export function ScreenTrouble({ title, remote, trouble, onTryAgain }: ScreenTroubleProps) {
  const { t } = useTexts();
  const { reason, text } = useTroubleWords(remote, trouble);
  return (
    <Page title={title}>
      <ErrorState
        what={t('screenTrouble.title', { part: title, remote })}
        why={reason}
        details={text}
        {...(onTryAgain && { onRetry: onTryAgain })}
      />
    </Page>
  );
}

/** A remote's area while its screen is on its way; after a while it says so in words. */
export function ScreenUnderWay({ title, slow }: { readonly title: string; readonly slow: boolean }) {
  const { t } = useTexts();
  return (
    <Page title={title}>
      <div className={styles.underWay} aria-busy="true">
        <p className={styles.slow} role="status">
          {slow ? t('screenTrouble.slow') : ''}
        </p>
        <Skeleton height="min(40vh, 320px)" />
      </div>
    </Page>
  );
}
