import { useTexts } from '@barnwatch/shared/i18n';
import { Button, IconButton, SelectField, useMediaQuery } from '@barnwatch/shared/ui';
import type { FullscreenControl } from '@barnwatch/shared/ui/zoom';
import { CountsButton } from '../../figures/counts-now/counts-button';
import styles from './grid.module.css';
import type { GridLayout, GridLayouts } from './grid-layout';
import { layoutName } from './layout-dialog';

/** What a press on a tile is for. */
export type GridMode = 'watch' | 'arrange' | 'choose-live';

/** Below this words on buttons leave no room for the pictures. */
const phoneQuery = '(max-width: 599px)';

export interface GridActionsProps {
  readonly layouts: GridLayouts;
  /** The device has said which layouts there are. */
  readonly known: boolean;
  readonly layout: GridLayout;
  readonly onLayoutId: (layoutId: string) => void;
  readonly onSettings: () => void;
  readonly mode: GridMode;
  readonly onMode: (mode: GridMode) => void;
  readonly fullscreen: FullscreenControl;
  readonly onWall: () => void;
  readonly hasCounts: boolean;
  readonly onCounts: (isShown: boolean) => void;
  /** What can be done with tiles has its place from the moment that they are awaited. */
  readonly tiles: 'awaited' | 'drawn' | 'none';
}

/** What one can do with the grid as a whole. */
export function GridActions(props: GridActionsProps) {
  const { layouts, known, layout, onLayoutId, onSettings, mode, onMode, fullscreen, onWall, tiles } = props;
  const { hasCounts, onCounts } = props;
  const { t } = useTexts('mf-cameras');
  const phone = useMediaQuery(phoneQuery);
  const disabled = tiles !== 'drawn';
  return (
    <div className={styles.actions}>
      {layouts.layouts.length > 1 && (
        <div className={styles.choice}>
          <SelectField
            label={t('grid.layouts.choose')}
            value={layout.layoutId}
            options={layouts.layouts.map((one) => ({ value: one.layoutId, label: layoutName(one, t) }))}
            onChange={onLayoutId}
          />
        </div>
      )}
      <IconButton icon="settings" name={t('grid.settings')} disabled={!known} onClick={onSettings} />
      {tiles !== 'none' && (
        <>
          {modes.map(({ of, icon, name }) => (
            <IconButton
              key={of}
              icon={icon}
              name={t(name)}
              pressed={mode === of}
              disabled={disabled}
              onClick={() => onMode(mode === of ? 'watch' : of)}
            />
          ))}
          <CountsButton isShown={hasCounts} onShow={onCounts} disabled={disabled} />
          {fullscreen.possible && (
            <IconButton
              icon="fullscreen"
              name={t('liveView.fullscreen')}
              disabled={disabled}
              onClick={fullscreen.toggle}
            />
          )}
          {phone ? (
            <IconButton icon="screen" name={t('grid.wall')} disabled={disabled} onClick={onWall} />
          ) : (
            <Button icon="screen" disabled={disabled} onClick={onWall}>
              {t('grid.wall')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

const modes = [
  { of: 'choose-live', icon: 'live', name: 'grid.chooseLive' },
  { of: 'arrange', icon: 'move', name: 'grid.arrange' },
] as const;
