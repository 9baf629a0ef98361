import { useTexts } from '@barnwatch/shared/i18n';
import { Button, IconButton, SegmentedControl, StepSlider, Switch } from '@barnwatch/shared/ui';
import { type Background, backgrounds } from '../background/background-moment';
import type { StageLook } from '../stage/stage';
import styles from './look-panel.module.css';

export interface LookPanelProps {
  readonly look: StageLook;
  readonly onLook: (look: StageLook) => void;
  readonly background: Background;
  readonly onBackground: (background: Background) => void;
  /** Pictures of the past may be seen. */
  readonly hasPast: boolean;
  readonly onRenew: () => void;
  readonly isZoomed: boolean;
  readonly onZoom: (way: 'in' | 'out' | 'whole') => void;
}

const opacities = ['0', '0.2', '0.4', '0.7'] as const;

/** How the picture is looked at: nothing of it is saved. */
export function LookPanel(props: LookPanelProps) {
  const { look, onLook, background, onBackground, hasPast, onRenew, isZoomed, onZoom } = props;
  const { t } = useTexts('mf-regions');
  const opacity = opacities.find((one) => Number(one) === look.opacity) ?? '0.2';
  return (
    <div className={styles.look}>
      <div className={styles.row}>
        <IconButton
          icon="zoom-out"
          name={t('polygonEditor.look.out')}
          disabled={!isZoomed}
          onClick={() => onZoom('out')}
        />
        <IconButton icon="zoom" name={t('polygonEditor.look.in')} onClick={() => onZoom('in')} />
        <Button disabled={!isZoomed} onClick={() => onZoom('whole')}>
          {t('polygonEditor.look.whole')}
        </Button>
        {background === 'now' && <IconButton icon="retry" name={t('polygonEditor.look.renew')} onClick={onRenew} />}
      </div>
      {hasPast && (
        <SegmentedControl
          label={t('polygonEditor.look.background')}
          value={background}
          segments={backgrounds.map((value) => ({ value, label: t(`polygonEditor.look.backgrounds.${value}`) }))}
          onChange={onBackground}
        />
      )}
      <div className={styles.row}>
        <Switch
          label={t('polygonEditor.look.snap')}
          checked={look.isSnapping}
          onChange={(isSnapping) => onLook({ ...look, isSnapping })}
        />
        <Switch
          label={t('polygonEditor.look.grid')}
          checked={look.hasGrid}
          onChange={(hasGrid) => onLook({ ...look, hasGrid })}
        />
      </div>
      <StepSlider
        label={t('polygonEditor.look.opacity')}
        value={opacity}
        steps={opacities.map((value) => ({ value, label: `${Math.round(Number(value) * 100)} %` }))}
        onChange={(value) => onLook({ ...look, opacity: Number(value) })}
      />
    </div>
  );
}
