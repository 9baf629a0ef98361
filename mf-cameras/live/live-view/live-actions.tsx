import { usePermission } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import type { FullscreenControl } from '@barnwatch/shared/ui/zoom';
import { mayCount } from '../../figures/counts-now/counts-on-pictures';
import { canSharePictures } from '../../pictures/files/share-picture';
import { StageButton } from '../../pictures/stage/stage-button';
import type { SmallWindowControl } from './use-small-window';
import type { Snapshot } from './use-snapshot';

export interface LiveActionsProps {
  readonly fullscreen: FullscreenControl;
  readonly smallWindow: SmallWindowControl;
  readonly statistics: boolean;
  readonly onStatistics: () => void;
  readonly hasCounts: boolean;
  readonly onCounts: (isShown: boolean) => void;
  readonly snapshot: Snapshot;
  /** True while the picture moves: only then there is something for a small window. */
  readonly moving: boolean;
  /** Null where the way into the picture lies on it. */
  readonly onZoom: (() => void) | null;
}

/** What one can do with the picture. */
export function LiveActions(props: LiveActionsProps) {
  const { t } = useTexts('mf-cameras');
  const { fullscreen, smallWindow, statistics, onStatistics, hasCounts, onCounts, snapshot, moving, onZoom } = props;
  const mayHaveCounts = usePermission(mayCount);
  const named = (name: string) => ({ name: t(`liveView.${name}`), label: t(`liveView.labels.${name}`) });
  return (
    <>
      <StageButton icon="info" {...named('statistics')} pressed={statistics} onClick={onStatistics} />
      {mayHaveCounts && (
        <StageButton
          icon="graph"
          name={t('pictureCounts.show')}
          label={t('pictureCounts.label')}
          pressed={hasCounts}
          onClick={() => onCounts(!hasCounts)}
        />
      )}
      <StageButton
        icon="snapshot"
        {...named('snapshot')}
        absent={snapshot.save === null}
        onClick={() => snapshot.save?.()}
      />
      {canSharePictures(navigator) && (
        <StageButton
          icon="upload"
          {...named('share')}
          absent={snapshot.share === null}
          onClick={() => snapshot.share?.()}
        />
      )}
      {smallWindow.possible && (
        <StageButton
          icon="picture-in-picture"
          absent={!moving && !smallWindow.open}
          {...named('pictureInPicture')}
          pressed={smallWindow.open}
          onClick={smallWindow.toggle}
        />
      )}
      {onZoom && <StageButton icon="zoom" name={t('zoom.in')} label={t('liveView.labels.zoom')} onClick={onZoom} />}
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
