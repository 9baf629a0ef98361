import { useTexts } from '@barnwatch/shared/i18n';
import { IconButton, SearchField } from '@barnwatch/shared/ui';
import { useId, useState } from 'react';
import styles from './camera-filter.module.css';
import { FurtherFilters, type FurtherFiltersProps } from './further-filters';
import { cameraCounts } from './select-cameras';

interface CameraFilterBarProps extends FurtherFiltersProps {
  /** How many cameras match the filter. */
  readonly shown: number;
  /** All but the search behind a button: on phones, and above a list that stands beside something. */
  readonly narrow: boolean;
}

/** Search, tag and state, how many are shown, and the setting for cameras without tags where there are any. */
export function CameraFilterBar(props: CameraFilterBarProps) {
  const { all, shown, filter, onFilter, narrow } = props;
  const { t } = useTexts('mf-cameras');
  const furtherId = useId();
  const isNarrowed = filter.tag !== null || filter.state !== null;
  const [unfolded, setUnfolded] = useState(isNarrowed);
  return (
    <div className={`${styles.bar} ${narrow ? styles.narrow : ''}`}>
      <div className={styles.search}>
        <SearchField
          label={t('cameraFilter.search')}
          value={filter.search}
          onChange={(search) => onFilter({ search })}
        />
      </div>
      {narrow && (
        <IconButton
          icon="filter"
          name={t(isNarrowed ? 'cameraFilter.furtherActive' : 'cameraFilter.further')}
          className={isNarrowed ? styles.active : undefined}
          aria-expanded={unfolded}
          aria-controls={furtherId}
          onClick={() => setUnfolded(!unfolded)}
        />
      )}
      <div id={furtherId} className={styles.further} hidden={narrow && !unfolded}>
        <FurtherFilters {...props} />
      </div>
      <output className={styles.count}>{all && countWords(cameraCounts(all).total)}</output>
    </div>
  );

  function countWords(total: number): string {
    return shown === total ? t('cameraFilter.count', { count: total }) : t('cameraFilter.countOf', { shown, total });
  }
}
