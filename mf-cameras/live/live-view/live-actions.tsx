import { useTexts } from '@barnwatch/shared/i18n';
import type { FullscreenControl } from '../../pictures/zoom/use-fullscreen';
import { StageButton } from './stage-button';
import type { SmallWindowControl } from './use-small-window';
import type { Snapshot } from './use-snapshot';

export interface LiveActionsProps {
  readonly fullscreen: FullscreenControl;
  readonly smallWindow: SmallWindowControl;
  readonly statistics: boolean;
  readonly onStatistics: () => void;
  readonly snapshot: Snapshot;
  /** True while the picture moves: only then there is something for a small window. */
  readonly moving: boolean;
}

/** What one can do with the picture. */
export function LiveActions(props: LiveActionsProps) {
  const { t } = useTexts('mf-cameras');
  const { fullscreen, smallWindow, statistics, onStatistics, snapshot, moving } = props;
  const named = (name: string) => ({ name: t(`liveView.${name}`), label: t(`liveView.labels.${name}`) });
  return (
    <>
      <StageButton icon="info" {...named('statistics')} pressed={statistics} onClick={onStatistics} />
      {snapshot.save && <StageButton icon="snapshot" {...named('snapshot')} onClick={snapshot.save} />}
      {snapshot.share && <StageButton icon="upload" {...named('share')} onClick={snapshot.share} />}
      {smallWindow.possible && (moving || smallWindow.open) && (
        <StageButton
          icon="picture-in-picture"
          {...named('pictureInPicture')}
          pressed={smallWindow.open}
          onClick={smallWindow.toggle}
        />
      )}
      {fullscreen.possible && (
        <StageButton
          icon={fullscreen.active ? 'fullscreen-leave' : 'fullscreen'}
          {...named(fullscreen.active ? 'leaveFullscreen' : 'fullscreen')}
          onClick={fullscreen.toggle}
        />
      )}
    </>
  );
}
