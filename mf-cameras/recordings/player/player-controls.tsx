import { formatExactTime, formatNumber, useTexts } from '@barnwatch/shared/i18n';
import type { FullscreenControl } from '@barnwatch/shared/ui/zoom';
import { StageButton } from '../../pictures/stage/stage-button';
import { besideSpeed, type Playback, speeds } from './playback';
import type { PlaybackSession } from './playback-session';
import styles from './player.module.css';
import type { Beside } from './use-beside';
import { useShownMoment } from './use-playback';

export interface PlayerControlsProps {
  readonly session: PlaybackSession;
  readonly playback: Playback;
  readonly beside: Beside;
  /** Whether the account may see incidents. */
  readonly hasIncidents: boolean;
  readonly fullscreen: FullscreenControl;
  readonly onSnapshot: () => void;
  readonly onCopyLink: () => void;
}

/** What a thumb needs: the middle row plays, the one below it goes further and takes away. */
export function PlayerControls(props: PlayerControlsProps) {
  const { session, playback, beside, hasIncidents, fullscreen, onSnapshot, onCopyLink } = props;
  const { t, language } = useTexts('mf-cameras');
  const named = (name: string) => ({ name: t(`player.${name}`), label: t(`player.labels.${name}`) });
  const { playing, speed } = playback;
  const factor = `${speed < 0 ? '−' : ''}${formatNumber(Math.abs(speed), language, 2)}×`;
  const atTop = speed === speeds.at(-1);
  return (
    <div className={styles.controls} data-thumb-area="">
      <div className={styles.row}>
        <StageButton icon="skip-back" {...named('previousRecording')} onClick={() => beside.go('recording', -1)} />
        <StageButton
          icon="play-back"
          {...named('backwards')}
          pressed={playing && speed < 0}
          onClick={() => session.runFaster(-1)}
        />
        <StageButton icon="frame-back" {...named('frameBack')} onClick={() => session.step(-1)} />
        <StageButton
          icon={playing ? 'pause' : 'play'}
          {...named(playing ? 'pause' : 'play')}
          onClick={() => session.toggle()}
        />
        <StageButton icon="frame-on" {...named('frameOn')} onClick={() => session.step(1)} />
        <StageButton icon="skip-on" {...named('nextRecording')} onClick={() => beside.go('recording', 1)} />
      </div>
      <div className={styles.row}>
        {hasIncidents && (
          <>
            <StageButton icon="incident" {...named('previousIncident')} onClick={() => beside.go('incident', -1)} />
            <StageButton icon="incident" {...named('nextIncident')} onClick={() => beside.go('incident', 1)} />
          </>
        )}
        <StageButton
          icon="speed"
          name={t('player.faster', { speed: factor })}
          label={factor}
          onClick={() => session.setSpeed(atTop ? speeds[0] : besideSpeed(speed, 1))}
        />
        <StageButton icon="snapshot" {...named('snapshot')} onClick={onSnapshot} />
        <StageButton icon="copy" {...named('copyLink')} onClick={onCopyLink} />
        {fullscreen.possible && (
          <StageButton
            icon={fullscreen.active ? 'fullscreen-leave' : 'fullscreen'}
            {...named(fullscreen.active ? 'leaveFullscreen' : 'fullscreen')}
            onClick={fullscreen.toggle}
          />
        )}
      </div>
    </div>
  );
}

/** When what is seen was taken. */
export function PlayerClock({ session }: { session: PlaybackSession }) {
  return (
    <time className={styles.clock} data-player-clock="">
      {formatExactTime(useShownMoment(session))}
    </time>
  );
}
