import { heldValue } from '@barnwatch/shared/answers';
import { nameComparator, useTexts } from '@barnwatch/shared/i18n';
import { SelectField } from '@barnwatch/shared/ui';
import { useMemo } from 'react';
import type { RegionSpecification } from '../../region-records/record/region-specification';
import { type RegionUsage, unused } from '../../region-records/record/region-usage';
import styles from '../entries/entries.module.css';
import { regionEdit } from '../entries/region-edits';
import { RegionEntry } from '../entries/region-entry';
import type { RegionRecord } from '../entries/region-value';
import { sharedColors } from '../entries/same-color';
import { UsageWords } from '../entries/usage-words';
import { groupsByType } from './specification-groups';
import { useSpecificationEdits } from './use-specification-edits';

export interface RegionSpecificationListProps {
  readonly specifications: readonly RegionSpecification[];
  /** Names of the types that there are. */
  readonly regionTypes: readonly string[];
  /** When the list was received, ms since 1970 UTC. */
  readonly receivedAt: number;
  readonly isManager: boolean;
  /** Where they are used; null while it is not known. */
  readonly usages: ReadonlyMap<string, RegionUsage> | null;
  readonly cameraName: (cameraId: string) => string;
  readonly onTold: () => void;
  readonly onCopy: (specification: RegionSpecification) => void;
  readonly onDelete: (regionSpecificationId: string) => void;
}

/** The specifications under the type that they are of. */
export function RegionSpecificationList(props: RegionSpecificationListProps) {
  const { specifications, regionTypes, receivedAt, isManager, usages, cameraName } = props;
  const { t, language } = useTexts('mf-regions');
  const { choices, edits, choose, undo, save } = useSpecificationEdits(props.onTold);
  const groups = useMemo(
    () => groupsByType(specifications, regionTypes, nameComparator(language)),
    [specifications, regionTypes, language],
  );
  const shared = sharedColors(
    specifications.map(({ regionSpecificationId: name, color, regionType }) => {
      const edit = edits.get(name);
      return { name, color: (choices.get(name)?.value ?? heldValue({ color, regionType }, edit, receivedAt)).color };
    }),
  );
  return groups.map(({ regionType: type, members }) => (
    <section key={type} className={styles.group} aria-label={t('regionSpecifications.ofType', { type })}>
      <h2 className={styles.groupName}>{t('regionSpecifications.ofType', { type })}</h2>
      {members.length === 0 && <p className={styles.stored}>{t('regionSpecifications.noneOfType')}</p>}
      <ul className={styles.list}>
        {members.map((specification) => {
          const { regionSpecificationId: name, color, regionType, storedColor } = specification;
          const record: RegionRecord = { name, told: { color, regionType }, storedColor };
          const held = edits.get(name);
          const holds = heldValue(record.told, held, receivedAt);
          const edit = regionEdit(choices.get(name), held, holds);
          const value = edit?.value ?? holds;
          const usage = usages && (usages.get(name) ?? unused);
          // A barn moves no specification that has regions: those of a mapping are all of one type.
          const isFixed = usage !== null && usage.regions > 0;
          return (
            <RegionEntry
              key={name}
              heading="h3"
              record={record}
              edit={edit}
              holds={holds}
              // What was chosen before the right was lost stays in view.
              isEditable={isManager || edit !== undefined}
              sameAs={shared.get(name) ?? []}
              usage={
                <>
                  <UsageWords usage={usage} cameraName={cameraName} />
                  {isFixed && <> {t('entry.typeIsFixed')}</>}
                </>
              }
              onChoose={(chosen) => choose(name, chosen, holds)}
              onSave={(chosen) => void save(record, chosen, holds)}
              onUndo={() => undo(name, holds)}
              onCopy={() => props.onCopy(specification)}
              onDelete={() => props.onDelete(name)}
            >
              {!isFixed && (
                <SelectField
                  label={t('entry.typeOf', { name })}
                  value={value.regionType ?? ''}
                  options={regionTypes.map((one) => ({ value: one, label: one }))}
                  onChange={(chosen) => choose(name, { ...value, regionType: chosen }, holds)}
                />
              )}
            </RegionEntry>
          );
        })}
      </ul>
    </section>
  ));
}
