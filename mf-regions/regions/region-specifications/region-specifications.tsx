import { knownReading } from '@barnwatch/shared/answers';
import { shownName, usePermission, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { LineNotice } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { ReadingNotes } from '@barnwatch/shared/reading-notes';
import { Banner, Button, EmptyState, Page } from '@barnwatch/shared/ui';
import { useMemo, useState } from 'react';
import { usageBySpecification } from '../../region-records/record/region-usage';
import { useCameraNames, useCameras } from '../../region-records/record/use-camera-names';
import { useRegionMappings, useRegionSpecifications, useRegionTypes } from '../../region-records/record/use-regions';
import styles from '../entries/entries.module.css';
import { EntriesSkeleton } from '../entries/entries-skeleton';
import type { RegionValue } from '../entries/region-value';
import { isWhole, removalSteps } from '../entries/removal';
import { RemovalDialog } from '../entries/removal-dialog';
import { nextColor } from '../palette/color-presets';
import { NewSpecificationDialog } from './new-specification-dialog';
import { RegionSpecificationList } from './region-specification-list';

const mayChange = { any: ['regions.manage'] } as const;

type Opened =
  | { readonly kind: 'new'; readonly start: RegionValue }
  | { readonly kind: 'removal'; readonly name: string };

/** Route `administration/roi-specifications`: the named places of each region type. */
export function RegionSpecificationsScreen() {
  const { t } = useTexts('mf-regions');
  const barn = useSelectedBarn();
  const isManager = usePermission(mayChange);
  const answer = useRegionSpecifications();
  const typeAnswer = useRegionTypes();
  const mappingAnswer = useRegionMappings();
  const cameras = useCameras();
  const cameraName = useCameraNames();
  const [opened, setOpened] = useState<Opened | null>(null);
  const types = knownReading(typeAnswer)?.value;
  const knownMappings = knownReading(mappingAnswer);
  const mappings = knownMappings?.value;
  const usages = useMemo(() => (mappings ? usageBySpecification(mappings) : null), [mappings]);
  const typeNames = useMemo(() => (types ?? []).map(({ regionTypeId }) => regionTypeId), [types]);
  if (!barn) return null;

  // What comes later would move what is there: all of it is shown at once.
  const isTold = [answer, typeAnswer, mappingAnswer, cameras].every(({ state }) => state !== 'loading');
  const known = isTold ? knownReading(answer) : null;
  const tellAnew = (): void => {
    for (const { retry } of [answer, mappingAnswer]) retry();
  };
  const openNew = (): void => {
    const inUse = (known?.value ?? []).flatMap(({ color }) => color ?? []);
    setOpened({ kind: 'new', start: { color: nextColor(inUse), regionType: typeNames[0] ?? null } });
  };
  return (
    <Page
      title={t('regionSpecifications.title')}
      subtitle={shownName(barn)}
      width="reading"
      actions={
        isManager && (
          <Button onClick={openNew} disabled={!known || typeNames.length === 0}>
            {t('regionSpecifications.new')}
          </Button>
        )
      }
    >
      <p className={styles.lead}>{t('regionSpecifications.lead')}</p>
      {isManager && <LineNotice needed="selected-barn" ofScreen />}
      {isTold && <ReadingNotes namespace="mf-regions" answer={answer} texts="regionSpecifications" />}
      {known && <ReadingNotes namespace="mf-regions" answer={mappingAnswer} texts="regionMappings" />}
      {!isTold && <EntriesSkeleton label={t('regionSpecifications.loading')} />}
      {known && (
        <>
          {!isManager && <Banner kind="info">{t('regionTypes.readOnly', { right: mayChange.any.join(', ') })}</Banner>}
          {known.value.length === 0 && (
            <EmptyState
              icon="region"
              hint={t(typeNames.length === 0 ? 'regionSpecifications.noTypes' : 'regionSpecifications.none')}
            />
          )}
          {known.value.length > 0 && (
            <RegionSpecificationList
              key={barn.globalUniqueIdentifier}
              specifications={known.value}
              regionTypes={typeNames}
              receivedAt={known.receivedAt}
              isManager={isManager}
              usages={usages}
              cameraName={cameraName}
              onTold={answer.retry}
              onCopy={({ color, regionType }) => setOpened({ kind: 'new', start: { color, regionType } })}
              onDelete={(name) => setOpened({ kind: 'removal', name })}
            />
          )}
        </>
      )}
      {opened?.kind === 'new' && (
        <NewSpecificationDialog
          start={opened.start}
          regionTypes={typeNames}
          taken={(known?.value ?? []).map(({ regionSpecificationId }) => regionSpecificationId)}
          onCreated={answer.retry}
          onClose={() => setOpened(null)}
        />
      )}
      {opened?.kind === 'removal' && (
        <RemovalDialog
          removed={{ kind: 'specification', name: opened.name }}
          steps={removalSteps({ kind: 'specification', name: opened.name }, known?.value ?? [], mappings ?? [])}
          isUsageKnown={isWhole(knownMappings)}
          cameraName={cameraName}
          onChanged={tellAnew}
          onClose={() => setOpened(null)}
        />
      )}
    </Page>
  );
}
