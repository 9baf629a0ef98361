import { knownReading } from '@barnwatch/shared/answers';
import { shownName, usePermission, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { LineNotice } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { ReadingNotes } from '@barnwatch/shared/reading-notes';
import { Banner, Button, EmptyState, Page } from '@barnwatch/shared/ui';
import { useMemo, useState } from 'react';
import { usageByType } from '../../region-records/record/region-usage';
import { useCameraNames, useCameras } from '../../region-records/record/use-camera-names';
import { useRegionMappings, useRegionSpecifications, useRegionTypes } from '../../region-records/record/use-regions';
import styles from '../entries/entries.module.css';
import { EntriesSkeleton } from '../entries/entries-skeleton';
import type { RegionValue } from '../entries/region-value';
import { isWhole, removalSteps, specificationsOf } from '../entries/removal';
import { RemovalDialog } from '../entries/removal-dialog';
import { nextColor } from '../palette/color-presets';
import { NewTypeDialog } from './new-type-dialog';
import { RegionTypeList } from './region-type-list';

const mayChange = { any: ['regions.manage'] } as const;

type Opened =
  | { readonly kind: 'new'; readonly start: RegionValue }
  | { readonly kind: 'removal'; readonly name: string };

/** Route `administration/roi-types`: the kinds of regions and their colours. */
export function RegionTypesScreen() {
  const { t } = useTexts('mf-regions');
  const barn = useSelectedBarn();
  const isManager = usePermission(mayChange);
  const answer = useRegionTypes();
  const specificationAnswer = useRegionSpecifications();
  const mappingAnswer = useRegionMappings();
  const cameras = useCameras();
  const cameraName = useCameraNames();
  const [opened, setOpened] = useState<Opened | null>(null);
  const knownSpecifications = knownReading(specificationAnswer);
  const knownMappings = knownReading(mappingAnswer);
  const specifications = knownSpecifications?.value;
  const mappings = knownMappings?.value;
  const usages = useMemo(() => (mappings ? usageByType(mappings) : null), [mappings]);
  if (!barn) return null;

  // What comes later would move what is there: all of it is shown at once.
  const isTold = [answer, specificationAnswer, mappingAnswer, cameras].every(({ state }) => state !== 'loading');
  const known = isTold ? knownReading(answer) : null;
  const tellAnew = (): void => {
    for (const { retry } of [answer, specificationAnswer, mappingAnswer]) retry();
  };
  const openNew = (): void => {
    const inUse = (known?.value ?? []).flatMap(({ color }) => color ?? []);
    setOpened({ kind: 'new', start: { color: nextColor(inUse), regionType: null } });
  };
  return (
    <Page
      title={t('regionTypes.title')}
      subtitle={shownName(barn)}
      width="reading"
      actions={
        isManager && (
          <Button onClick={openNew} disabled={!known}>
            {t('regionTypes.new')}
          </Button>
        )
      }
    >
      <p className={styles.lead}>{t('regionTypes.lead')}</p>
      {isManager && <LineNotice needed="selected-barn" ofScreen />}
      {isTold && <ReadingNotes namespace="mf-regions" answer={answer} texts="regionTypes" />}
      {known && (
        <>
          <ReadingNotes namespace="mf-regions" answer={specificationAnswer} texts="regionSpecifications" />
          <ReadingNotes namespace="mf-regions" answer={mappingAnswer} texts="regionMappings" />
        </>
      )}
      {!isTold && <EntriesSkeleton label={t('regionTypes.loading')} />}
      {known && (
        <>
          {!isManager && <Banner kind="info">{t('regionTypes.readOnly', { right: mayChange.any.join(', ') })}</Banner>}
          {known.value.length === 0 ? (
            <EmptyState icon="region" hint={t('regionTypes.none')} />
          ) : (
            <RegionTypeList
              key={barn.globalUniqueIdentifier}
              regionTypes={known.value}
              receivedAt={known.receivedAt}
              isManager={isManager}
              usages={usages}
              specificationsOf={specifications ? (name) => specificationsOf(name, specifications) : null}
              cameraName={cameraName}
              onTold={answer.retry}
              onCopy={({ color }) => setOpened({ kind: 'new', start: { color, regionType: null } })}
              onDelete={(name) => setOpened({ kind: 'removal', name })}
            />
          )}
        </>
      )}
      {opened?.kind === 'new' && (
        <NewTypeDialog
          start={opened.start}
          taken={(known?.value ?? []).map(({ regionTypeId }) => regionTypeId)}
          onCreated={answer.retry}
          onClose={() => setOpened(null)}
        />
      )}
      {opened?.kind === 'removal' && (
        <RemovalDialog
          removed={{ kind: 'type', name: opened.name }}
          steps={removalSteps({ kind: 'type', name: opened.name }, specifications ?? [], mappings ?? [])}
          isUsageKnown={isWhole(knownSpecifications) && isWhole(knownMappings)}
          cameraName={cameraName}
          onChanged={tellAnew}
          onClose={() => setOpened(null)}
        />
      )}
    </Page>
  );
}
