import { useTexts } from '@barnwatch/shared/i18n';
import { IconButton } from '@barnwatch/shared/ui';
import type { FullscreenControl } from '../../pictures/zoom/use-fullscreen';
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

/** What one can do with the picture. Below it, so that nothing of it is hidden; over it only in full screen. */
export function LiveActions(props: LiveActionsProps) {
  const { t } = useTexts('mf-cameras');
  const { fullscreen, smallWindow, statistics, onStatistics, onSnapshot, moving } = props;
  const kind = fullscreen.active ? 'overlay' : 'plain';
  return (
    <>
      <IconButton kind={kind} icon="info" name={t('liveView.statistics')} pressed={statistics} onClick={onStatistics} />
      {onSnapshot && <IconButton kind={kind} icon="snapshot" name={t('liveView.snapshot')} onClick={onSnapshot} />}
      {smallWindow.possible && (moving || smallWindow.open) && (
        <IconButton
          kind={kind}
          icon="picture-in-picture"
          name={t('liveView.pictureInPicture')}
          pressed={smallWindow.open}
          onClick={smallWindow.toggle}
        />
      )}
      {fullscreen.possible && (
        <IconButton
          kind={kind}
          icon={fullscreen.active ? 'fullscreen-leave' : 'fullscreen'}
          name={t(fullscreen.active ? 'liveView.leaveFullscreen' : 'liveView.fullscreen')}
          onClick={fullscreen.toggle}
        />
      )}
    </>
  );
}
