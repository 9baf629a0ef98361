import { useTexts } from '@barnwatch/shared/i18n';
import { IconButton, SearchField } from '@barnwatch/shared/ui';
import { type ReactNode, useId, useState } from 'react';
import styles from './camera-filter.module.css';
import { FurtherFilters, type FurtherFiltersProps } from './further-filters';
import { cameraCounts } from './select-cameras';
import { TagChips } from './tag-chips';

interface CameraFilterBarProps extends FurtherFiltersProps {
  /** How many cameras match the filter. */
  readonly shown: number;
  /** All but the search behind a button: on phones, and above a list that stands beside something. */
  readonly narrow: boolean;
  /** There the search is behind the button too: the cameras themselves come first. */
  readonly phone?: boolean;
  /** A button beside it. */
  readonly beside?: ReactNode;
}

/** Groups by their tags, search and state, how many are shown, and the setting for cameras without tags where there are any. */
export function CameraFilterBar(props: CameraFilterBarProps) {
  const { all, listed, shown, filter, onFilter, narrow, phone = false, beside } = props;
  const { t } = useTexts('mf-cameras');
  const furtherId = useId();
  const isNarrowed = filter.state !== null || (phone && filter.search !== '');
  const foldName = `cameraFilter.${phone ? 'find' : 'further'}${isNarrowed ? 'Active' : ''}`;
  const [unfolded, setUnfolded] = useState(isNarrowed);
  const search = (
    <div className={styles.search}>
      <SearchField
        label={t('cameraFilter.search')}
        value={filter.search}
        onChange={(words) => onFilter({ search: words })}
      />
    </div>
  );
  return (
    <div className={styles.bar} data-narrow={narrow || undefined} data-phone={phone || undefined}>
      {!phone && search}
      <TagChips all={all} listed={listed} tag={filter.tag} onTag={(tag) => onFilter({ tag })} />
      {(narrow || phone) && (
        <div className={styles.buttons}>
          {beside}
          <IconButton
            icon={phone ? 'search' : 'filter'}
            name={t(foldName)}
            className={isNarrowed ? styles.active : undefined}
            aria-expanded={unfolded}
            aria-controls={furtherId}
            onClick={() => setUnfolded(!unfolded)}
          />
        </div>
      )}
      <div id={furtherId} className={styles.further} hidden={(narrow || phone) && !unfolded}>
        {phone && search}
        <FurtherFilters {...props} />
      </div>
      <output className={styles.count}>{all && countWords(cameraCounts(all).total)}</output>
    </div>
  );

  function countWords(total: number): string {
    return shown === total ? t('cameraFilter.count', { count: total }) : t('cameraFilter.countOf', { shown, total });
  }
}
