import {
  type InstanceView,
  type RequestErrorCode,
  renewSession,
  type SessionTrouble,
  shownName,
} from '@barnwatch/shared/auth-client';
import { formatDuration, useTexts } from '@barnwatch/shared/i18n';
import { Banner, Button, useNow } from '@barnwatch/shared/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './renewal-notice.module.css';

/** In two or three words: what to do about it stands where the page shows its own failure. */
const causes: Readonly<Record<RequestErrorCode, 'noAnswer' | 'serverError' | 'network' | 'tooMany' | 'otherAnswer'>> = {
  offline: 'noAnswer',
  timeout: 'noAnswer',
  aborted: 'noAnswer',
  'blocked-by-browser': 'network',
  'captive-portal': 'network',
  redirected: 'network',
  'server-error': 'serverError',
  'rate-limited': 'tooMany',
  unreadable: 'otherAnswer',
  'unexpected-shape': 'otherAnswer',
  'no-auth': 'otherAnswer',
  forbidden: 'otherAnswer',
  'eula-required': 'otherAnswer',
  'not-found': 'otherAnswer',
  conflict: 'otherAnswer',
  rejected: 'otherAnswer',
  stranger: 'otherAnswer',
};

interface RenewalNoticeProps {
  readonly barn: InstanceView;
  readonly trouble: SessionTrouble;
}

/**
 * The sign-in cannot be renewed at the moment (product F11, F14). Counts down to the next try, makes it when its time
 * has come, and lets a person make it earlier where it was not the barn that asked for the pause. It comes and goes by
 * itself: it lies over the page and moves nothing.
 */
export function RenewalNotice({ barn, trouble }: RenewalNoticeProps) {
  const { t } = useTexts();
  const instanceId = barn.globalUniqueIdentifier;
  const { error, retryAt } = trouble;
  const seconds = useNow((now) => Math.max(0, Math.ceil((retryAt - now) / 1_000)));
  const [trying, setTrying] = useState(false);
  const lifetime = useRef(new AbortController());
  const due = seconds === 0;

  useEffect(() => {
    const mounted = new AbortController();
    lifetime.current = mounted;
    return () => mounted.abort();
  }, []);

  useEffect(() => {
    if (due) void renewSession(instanceId, lifetime.current.signal);
  }, [due, instanceId]);

  async function tryNow(): Promise<void> {
    const { signal } = lifetime.current;
    setTrying(true);
    await renewSession(instanceId, signal);
    if (!signal.aborted) setTrying(false);
  }

  return (
    <div className={styles.notice}>
      <Banner
        kind="warning"
        action={
          error.context.retryAfterMs === undefined && (
            <Button busy={trying} onClick={() => void tryNow()}>
              {t('sessionNotice.tryNow')}
            </Button>
          )
        }
      >
        {t('sessionNotice.renewal', { barn: shownName(barn), cause: t(`sessionNotice.cause.${causes[error.code]}`) })}{' '}
        {/* Not read out: the banner is a live region, and this changes every second. */}
        <span aria-hidden="true">
          {due ? t('sessionNotice.trying') : t('sessionNotice.nextTry', { duration: formatDuration(seconds * 1_000) })}
        </span>
      </Banner>
    </div>
  );
}
