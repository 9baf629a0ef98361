import { usePermission } from '@barnwatch/shared/auth-client';
import { useLanguage, useTexts } from '@barnwatch/shared/i18n';
import { Button, SelectField, Switch } from '@barnwatch/shared/ui';
import { lastValueOf } from '../api/use-incident';
import { DayChoice } from '../day-choice/day-choice';
import { inWalkingOrder, useBarnCameras } from '../places/barn-cameras';
import { useRegionSpecifications } from '../places/region-specifications';
import styles from './documentation.module.css';
import { type JournalFilter, parsePlace, placeText } from './journal-filter';

export interface JournalFilterBarProps {
  readonly filter: JournalFilter;
  readonly onChange: (change: Partial<JournalFilter>) => void;
}

const mayListRegions = { any: ['regions.view'] } as const;

/** By day and by place, with hidden ones on request. */
export function JournalFilterBar({ filter, onChange }: JournalFilterBarProps) {
  const { t } = useTexts('mf-incidents');
  const { language } = useLanguage();
  const cameras = inWalkingOrder(lastValueOf(useBarnCameras()) ?? [], language);
  const chosen = placeText(filter.place);
  const places = [
    { value: '', label: t('documentation.anyPlace') },
    { value: 'barn', label: t('card.wholeBarn') },
    ...cameras.map(({ cameraId, name }) => ({ value: placeText({ kind: 'camera', cameraId }), label: name })),
  ];
  const mayList = usePermission(mayListRegions);
  return (
    <section className={styles.filter} aria-label={t('documentation.filter')}>
      <div className={styles.dayFilter}>
        <DayChoice shownLabel label={t('documentation.day')} day={filter.day} onChange={(day) => onChange({ day })} />
        {filter.day !== null && <Button onClick={() => onChange({ day: null })}>{t('documentation.allDays')}</Button>}
      </div>
      {mayList ? (
        <PlaceWithRegions places={places} chosen={chosen} onChange={(place) => onChange({ place })} />
      ) : (
        <PlaceSelect places={places} chosen={chosen} onChange={(place) => onChange({ place })} />
      )}
      <Switch
        label={t('documentation.withHidden')}
        checked={filter.hidden}
        onChange={(hidden) => onChange({ hidden })}
      />
    </section>
  );
}

interface PlaceSelectProps {
  readonly places: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: string;
  readonly onChange: (place: JournalFilter['place']) => void;
}

function PlaceWithRegions({ places, ...rest }: PlaceSelectProps) {
  const { t } = useTexts('mf-incidents');
  const regions = lastValueOf(useRegionSpecifications()) ?? [];
  const offered = regions.map((regionSpecification) => ({
    value: placeText({ kind: 'region', regionSpecification }),
    label: t('documentation.region', { name: regionSpecification }),
  }));
  return <PlaceSelect places={[...places, ...offered]} {...rest} />;
}

function PlaceSelect({ places, chosen, onChange }: PlaceSelectProps) {
  const { t } = useTexts('mf-incidents');
  // A place that the barn does not list any more can still be in an address.
  const listed = places.some(({ value }) => value === chosen) ? places : [...places, { value: chosen, label: chosen }];
  return (
    <SelectField
      label={t('documentation.place')}
      value={chosen}
      options={listed}
      onChange={(value) => onChange(parsePlace(value))}
    />
  );
}
