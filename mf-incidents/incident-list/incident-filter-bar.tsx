import { useTexts } from '@barnwatch/shared/i18n';
import { IconButton, SelectField, TextField } from '@barnwatch/shared/ui';
import { incidentTypes } from '../api/incident';
import { type IncidentFilter, longestSearch, severitiesFor, statesFor } from './incident-filter';
import styles from './incident-list.module.css';

const any = 'any';

export interface IncidentFilterBarProps {
  readonly filter: IncidentFilter;
  readonly onChange: (filter: IncidentFilter) => void;
}

/** Type, state, severity and text. A choice that another one rules out is not offered. */
export function IncidentFilterBar({ filter, onChange }: IncidentFilterBarProps) {
  const { t } = useTexts('mf-incidents');
  const frame = useTexts();
  const states = statesFor(filter.type);
  const severities = severitiesFor(filter.type);
  const clear = (
    <IconButton icon="close" name={t('filter.clearText')} onClick={() => onChange({ ...filter, text: '' })} />
  );
  return (
    <section className={styles.filter} aria-label={t('filter.name')}>
      <div className={styles.text}>
        <TextField
          type="search"
          label={t('filter.text')}
          icon="search"
          value={filter.text}
          onChange={(text) => onChange({ ...filter, text })}
          autoComplete="off"
          maxLength={longestSearch}
          {...(filter.text === '' ? {} : { after: clear })}
        />
      </div>
      <SelectField
        label={t('filter.type')}
        value={filter.type ?? any}
        options={[
          { value: any, label: t('filter.any') },
          ...incidentTypes.map((type) => ({ value: type, label: t(`type.${type}`) })),
        ]}
        onChange={(type) => onChange({ ...filter, type: type === any ? null : type })}
      />
      <SelectField
        label={t('filter.state')}
        value={filter.state ?? any}
        options={[
          { value: any, label: t('filter.any') },
          ...states.map((state) => ({ value: state, label: t(`state.${state}`) })),
        ]}
        onChange={(state) => onChange({ ...filter, state: state === any ? null : state })}
      />
      <SelectField
        label={t('filter.severity')}
        value={filter.severity ?? any}
        disabled={severities.length === 0}
        options={[
          { value: any, label: t('filter.any') },
          ...severities.map((severity) => ({ value: severity, label: frame.t(`severity.${severity}`) })),
        ]}
        onChange={(severity) => onChange({ ...filter, severity: severity === any ? null : severity })}
      />
    </section>
  );
}
