import { useTexts } from '@barnwatch/shared/i18n';
import { IconButton } from '@barnwatch/shared/ui';
import type { FullscreenControl } from './use-fullscreen';
import type { SmallWindowControl } from './use-small-window';

export interface LiveActionsProps {
  readonly fullscreen: FullscreenControl;
  readonly smallWindow: SmallWindowControl;
  readonly statistics: boolean;
  readonly onStatistics: () => void;
  /** Null while there is no picture to save. */
  readonly onSnapshot: (() => void) | null;
  /** True while the picture moves: only then there is something for a small window. */
  readonly moving: boolean;
}

/** What one can do with the picture, over its upper right corner. */
export function LiveActions(props: LiveActionsProps) {
  const { t } = useTexts('mf-cameras');
  const { fullscreen, smallWindow, statistics, onStatistics, onSnapshot, moving } = props;
  return (
    <>
      <IconButton
        kind="overlay"
        icon="info"
        name={t('liveView.statistics')}
        pressed={statistics}
        onClick={onStatistics}
      />
      {onSnapshot && <IconButton kind="overlay" icon="snapshot" name={t('liveView.snapshot')} onClick={onSnapshot} />}
      {smallWindow.possible && (moving || smallWindow.open) && (
        <IconButton
          kind="overlay"
          icon="picture-in-picture"
          name={t('liveView.pictureInPicture')}
          pressed={smallWindow.open}
          onClick={smallWindow.toggle}
        />
      )}
      {fullscreen.possible && (
        <IconButton
          kind="overlay"
          icon={fullscreen.active ? 'fullscreen-leave' : 'fullscreen'}
          name={t(fullscreen.active ? 'liveView.leaveFullscreen' : 'liveView.fullscreen')}
          onClick={fullscreen.toggle}
        />
      )}
    </>
  );
}
