import { useTexts } from '@barnwatch/shared/i18n';
import { IconButton, Switch, TextField } from '@barnwatch/shared/ui';
import styles from './camera-list.module.css';
import type { CameraFilter, CameraSelection } from './visible-cameras';

export interface CameraToolsProps {
  readonly filter: CameraFilter;
  readonly selection: CameraSelection;
  readonly onChange: (change: Partial<CameraFilter>) => void;
}

/** Search, how many are shown, and the setting for cameras without tags where there are any. */
export function CameraTools({ filter, selection, onChange }: CameraToolsProps) {
  const { t } = useTexts('mf-cameras');
  const { shown, total, untagged } = selection;
  const clear = <IconButton icon="close" name={t('cameraList.clearSearch')} onClick={() => onChange({ search: '' })} />;
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <TextField
          type="search"
          label={t('cameraList.search')}
          icon="search"
          value={filter.search}
          onChange={(search) => onChange({ search })}
          autoComplete="off"
          maxLength={200}
          {...(filter.search === '' ? {} : { after: clear })}
        />
      </div>
      <output className={styles.count}>
        {shown.length === total
          ? t('cameraList.count', { count: total })
          : t('cameraList.countOf', { shown: shown.length, total })}
      </output>
      {untagged > 0 && (
        <Switch
          label={t('cameraList.showUntagged', { count: untagged })}
          checked={filter.showUntagged}
          onChange={(showUntagged) => onChange({ showUntagged })}
        />
      )}
    </div>
  );
}
