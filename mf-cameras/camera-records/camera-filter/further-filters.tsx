import { useTexts } from '@barnwatch/shared/i18n';
import { SelectField, Switch } from '@barnwatch/shared/ui';
import type { Camera } from '../record/camera';
import type { CameraFilter } from './camera-filter';
import styles from './camera-filter.module.css';
import { cameraStates, isCameraState } from './camera-state';
import { cameraCounts, stateCounts } from './select-cameras';

const every = '';

export interface FurtherFiltersProps {
  /** All cameras of the barn; null while they are not known: the place is held. */
  readonly all: readonly Camera[] | null;
  /** Those that can be listed, before the filter. */
  readonly listed: readonly Camera[];
  readonly filter: CameraFilter;
  readonly onFilter: (change: Partial<CameraFilter>) => void;
  readonly showUntagged: boolean;
  readonly onShowUntagged: (showUntagged: boolean) => void;
}

/** What one can narrow the list by besides words and tags, each with how many cameras it would leave. */
export function FurtherFilters(props: FurtherFiltersProps) {
  const { all, listed, filter, onFilter, showUntagged, onShowUntagged } = props;
  const { t } = useTexts('mf-cameras');
  const { untagged } = cameraCounts(all ?? []);
  const states = stateCounts(listed);
  const counted = (words: string, count: number) => t('cameraFilter.counted', { words, count });
  return (
    <>
      <div className={styles.choice}>
        <SelectField
          label={t('cameraFilter.state')}
          value={filter.state ?? every}
          options={[
            { value: every, label: t('cameraFilter.everyState') },
            ...cameraStates.map((state) => ({
              value: state,
              label: counted(t(`cameraFilter.states.${state}`), states[state]),
            })),
          ]}
          onChange={(state) => onFilter({ state: isCameraState(state) ? state : null })}
        />
      </div>
      {untagged > 0 && (
        <div className={styles.untagged}>
          <Switch
            label={t('cameraFilter.showUntagged', { count: untagged })}
            checked={showUntagged}
            onChange={onShowUntagged}
          />
        </div>
      )}
    </>
  );
}
