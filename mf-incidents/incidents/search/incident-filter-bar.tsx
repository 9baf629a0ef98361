import { type Translate, useTexts } from '@barnwatch/shared/i18n';
import { Button, SearchField, SelectField, Switch, useMediaQuery } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { incidentTypes } from '../../incident-records/record/incident';
import type { StateChoice } from '../../incident-records/record/incident-query';
import { filterCount, type IncidentFilter, orderNames, severitiesFor, statesFor } from './incident-filter';
import styles from './incident-filter-bar.module.css';
import { TimeFilter } from './time-filter';

const any = 'any';

/** A choice in words; one stands for both outcomes of a finding. */
const choiceWords = (state: StateChoice, t: Translate): string =>
  t(state === 'noDeadAnimal' ? 'filter.noDeadAnimal' : `state.${state}`);

export interface IncidentFilterBarProps {
  readonly filter: IncidentFilter;
  readonly onChange: (change: Partial<IncidentFilter>) => void;
}

/** Text, type, state, severity, time and order. A choice that another one rules out is not offered. */
export function IncidentFilterBar({ filter, onChange }: IncidentFilterBarProps) {
  const { t } = useTexts('mf-incidents');
  const frame = useTexts();
  const [open, setOpen] = useState(false);
  const isPhone = useMediaQuery('(max-width: 767px), (max-height: 500px)');
  const states = statesFor(filter.type);
  const severities = severitiesFor(filter.type);
  const count = filterCount({ ...filter, text: '' });
  return (
    <section className={styles.filter} aria-label={t('filter.name')}>
      <div className={styles.text}>
        <SearchField
          label={t('filter.text')}
          placeholder={isPhone ? t('filter.text') : undefined}
          value={filter.text}
          onChange={(text) => onChange({ text })}
        />
      </div>
      <Button icon="filter" className={styles.filterToggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        {count === 0 ? t('filter.toggle') : t('filter.toggleCount', { count })}
      </Button>
      <div className={styles.choices} data-open={open}>
        <SelectField
          label={t('filter.type')}
          value={filter.type ?? any}
          options={[
            { value: any, label: t('filter.any') },
            ...incidentTypes.map((type) => ({ value: type, label: t(`type.${type}`) })),
          ]}
          onChange={(type) => onChange({ type: type === any ? null : type })}
        />
        <SelectField
          label={t('filter.state')}
          value={filter.state ?? any}
          options={[
            { value: any, label: t('filter.any') },
            ...states.map((state) => ({ value: state, label: choiceWords(state, t) })),
          ]}
          onChange={(state) => onChange({ state: state === any ? null : state })}
        />
        <SelectField
          label={t('filter.severity')}
          value={filter.severity ?? any}
          disabled={severities.length === 0}
          options={[
            { value: any, label: t('filter.any') },
            ...severities.map((severity) => ({ value: severity, label: frame.t(`severity.${severity}`) })),
          ]}
          onChange={(severity) => onChange({ severity: severity === any ? null : severity })}
        />
        <TimeFilter time={filter.time} onChange={(time) => onChange({ time })} />
        <SelectField
          label={t('filter.order')}
          value={filter.order}
          options={orderNames.map((value) => ({ value, label: t(`filter.${value}`) }))}
          onChange={(order) => onChange({ order })}
        />
        <Switch
          label={t('filter.unreviewed')}
          checked={filter.unreviewed}
          onChange={(unreviewed) => onChange({ unreviewed })}
        />
      </div>
    </section>
  );
}
