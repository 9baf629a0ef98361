import { knownReading } from '@barnwatch/shared/answers';
import { usePermission } from '@barnwatch/shared/auth-client';
import { useLanguage, useTexts } from '@barnwatch/shared/i18n';
import { Button, SelectField, Switch } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { DayChoice } from '../../barn/day-choice/day-choice';
import { inWalkingOrder, useBarnCameras } from '../../barn/places/barn-cameras';
import { useRegionSpecifications } from '../../barn/places/region-specifications';
import { type JournalFilter, parsePlace, placeText } from '../journal-records/journal-filter';
import styles from './documentation.module.css';

export interface JournalFilterBarProps {
  readonly filter: JournalFilter;
  readonly onChange: (change: Partial<JournalFilter>) => void;
}

const mayListRegions = { any: ['regions.view'] } as const;

/** By day and by place, with hidden ones on request. */
export function JournalFilterBar({ filter, onChange }: JournalFilterBarProps) {
  const { t } = useTexts('mf-incidents');
  const { language } = useLanguage();
  const known = knownReading(useBarnCameras());
  const unreadable = known?.setAside.length ?? 0;
  const cameras = inWalkingOrder(known?.value ?? [], language);
  const chosen = placeText(filter.place);
  const places = [
    { value: '', label: t('documentation.anyPlace') },
    { value: 'barn', label: t('card.wholeBarn') },
    ...cameras.map(({ cameraId, name }) => ({ value: placeText({ kind: 'camera', cameraId }), label: name })),
  ];
  const mayList = usePermission(mayListRegions);
  const [open, setOpen] = useState(false);
  const count = Number(filter.place !== null) + Number(filter.hidden);
  const place = { places, unreadable, chosen, onChange: (next: JournalFilter['place']) => onChange({ place: next }) };
  return (
    <section className={styles.filter} aria-label={t('documentation.filter')}>
      <div className={styles.dayFilter}>
        <DayChoice shownLabel label={t('documentation.day')} day={filter.day} onChange={(day) => onChange({ day })} />
        {filter.day !== null && <Button onClick={() => onChange({ day: null })}>{t('documentation.allDays')}</Button>}
      </div>
      <Button icon="filter" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        {count === 0 ? t('filter.toggle') : t('filter.toggleCount', { count })}
      </Button>
      <div className={styles.choices} data-open={open}>
        {mayList ? <PlaceWithRegions {...place} /> : <PlaceSelect {...place} />}
        <Switch
          label={t('documentation.withHidden')}
          checked={filter.hidden}
          onChange={(hidden) => onChange({ hidden })}
        />
      </div>
    </section>
  );
}

interface PlaceSelectProps {
  readonly places: readonly { readonly value: string; readonly label: string }[];
  /** Places that could not be read. */
  readonly unreadable: number;
  readonly chosen: string;
  readonly onChange: (place: JournalFilter['place']) => void;
}

function PlaceWithRegions({ places, unreadable, ...rest }: PlaceSelectProps) {
  const { t } = useTexts('mf-incidents');
  const known = knownReading(useRegionSpecifications());
  const offered = (known?.value ?? []).map((regionSpecification) => ({
    value: placeText({ kind: 'region', regionSpecification }),
    label: t('documentation.region', { name: regionSpecification }),
  }));
  const missing = unreadable + (known?.setAside.length ?? 0);
  return <PlaceSelect places={[...places, ...offered]} unreadable={missing} {...rest} />;
}

function PlaceSelect({ places, unreadable, chosen, onChange }: PlaceSelectProps) {
  const { t } = useTexts('mf-incidents');
  // A place that the barn does not list any more can still be in an address.
  const listed = places.some(({ value }) => value === chosen) ? places : [...places, { value: chosen, label: chosen }];
  return (
    <SelectField
      label={t('documentation.place')}
      value={chosen}
      options={listed}
      onChange={(value) => onChange(parsePlace(value))}
      hint={unreadable > 0 ? t('documentation.placesUnreadable', { count: unreadable }) : undefined}
    />
  );
}
