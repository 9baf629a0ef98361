import { sourceKindWords } from '@barnwatch/shared/camera-fields';
import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import { Age, StateMark } from '@barnwatch/shared/ui';
import type { Camera } from '@barnwatch/shared/wire/calls';
import { type CameraState, cameraStates } from '../../camera-records/camera-state/camera-state';
import styles from './camera-overview.module.css';

/** How a camera is: drawing, colour and words. */
export function CameraStateMarks({ camera }: { readonly camera: Camera }) {
  return (
    <span className={styles.states}>
      {cameraStates(camera).map((state) => (
        <CameraStateMark key={state.kind} state={state} />
      ))}
      <SourceFacts camera={camera} />
    </span>
  );
}

/** Where the pictures come from and how large they are, as far as the barn tells. */
function SourceFacts({ camera: { sourceKind, width, height } }: { readonly camera: Camera }) {
  const { t: frameText } = useTexts();
  const kind = sourceKindWords(sourceKind, frameText);
  const size = width && height ? `${width}\u00a0×\u00a0${height}` : null;
  const facts = [kind, size].filter(Boolean);
  return facts.length === 0 ? null : <span className={styles.detail}>{facts.join(' · ')}</span>;
}

function CameraStateMark({ state }: { readonly state: CameraState }) {
  const { t } = useTexts('mf-admin');
  switch (state.kind) {
    case 'online':
      return <StateMark tone="good" label={t('state.online')} />;
    case 'offline':
      return (
        <span className={styles.state}>
          <StateMark tone="failed" icon="offline" label={t('state.offline')} />
          <span className={styles.detail}>
            {state.since === null ? (
              t('state.neverSeen')
            ) : (
              <>
                {t('state.lastSeen')} <Age since={state.since} plain />
              </>
            )}
          </span>
        </span>
      );
    case 'privacy': {
      const label =
        state.until === null ? t('state.privacy') : t('state.privacyUntil', { time: formatDateTime(state.until) });
      return <StateMark tone="attention" icon="privacy" label={label} />;
    }
    case 'decommissioned':
      return <StateMark tone="off" icon="hide" label={t('state.decommissioned')} />;
  }
}
