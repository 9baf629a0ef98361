import { heldValue } from '@barnwatch/shared/answers';
import { nameComparator, useTexts } from '@barnwatch/shared/i18n';
import { useMemo } from 'react';
import type { RegionType } from '../../region-records/record/region-type';
import { type RegionUsage, unused } from '../../region-records/record/region-usage';
import styles from '../entries/entries.module.css';
import { regionEdit } from '../entries/region-edits';
import { RegionEntry } from '../entries/region-entry';
import type { RegionRecord } from '../entries/region-value';
import { sharedColors } from '../entries/same-color';
import { UsageWords } from '../entries/usage-words';
import { useTypeEdits } from './use-type-edits';

export interface RegionTypeListProps {
  readonly regionTypes: readonly RegionType[];
  /** When the list was received, ms since 1970 UTC. */
  readonly receivedAt: number;
  readonly isManager: boolean;
  /** Where types are used; null while it is not known. */
  readonly usages: ReadonlyMap<string, RegionUsage> | null;
  /** Names of a type's specifications; null while they are not known. */
  readonly specificationsOf: ((regionType: string) => readonly string[]) | null;
  readonly cameraName: (cameraId: string) => string;
  readonly onTold: () => void;
  readonly onCopy: (regionType: RegionType) => void;
  readonly onDelete: (regionTypeId: string) => void;
}

export function RegionTypeList(props: RegionTypeListProps) {
  const { regionTypes, receivedAt, isManager, usages, specificationsOf, cameraName, onTold, onCopy, onDelete } = props;
  const { t, language } = useTexts('mf-regions');
  const { choices, edits, choose, undo, save } = useTypeEdits(onTold);
  const sorted = useMemo(() => {
    const compare = nameComparator(language);
    return [...regionTypes].sort((one, other) => compare(one.regionTypeId, other.regionTypeId));
  }, [regionTypes, language]);
  const entries = sorted.map((regionType) => {
    const { regionTypeId: name, color, storedColor } = regionType;
    const record: RegionRecord = { name, told: { color, regionType: null }, storedColor };
    const edit = edits.get(name);
    const holds = heldValue(record.told, edit, receivedAt);
    return { regionType, record, edit: regionEdit(choices.get(name), edit, holds), holds };
  });
  const shared = sharedColors(
    entries.map(({ record: { name }, edit, holds }) => ({ name, color: (edit?.value ?? holds).color })),
  );
  return (
    <ul className={styles.list}>
      {entries.map(({ regionType, record, edit, holds }) => {
        const { name } = record;
        const specifications = specificationsOf?.(name) ?? [];
        return (
          <RegionEntry
            key={name}
            record={record}
            edit={edit}
            holds={holds}
            // What was chosen before the right was lost stays in view.
            isEditable={isManager || edit !== undefined}
            sameAs={shared.get(name) ?? []}
            usage={
              <>
                {specifications.length > 0 && <>{t('usage.specifications', { names: specifications.join(', ') })} </>}
                <UsageWords usage={usages && (usages.get(name) ?? unused)} cameraName={cameraName} />
              </>
            }
            onChoose={(value) => choose(name, value, holds)}
            onSave={(value) => void save(record, value, holds)}
            onUndo={() => undo(name, holds)}
            onCopy={() => onCopy(regionType)}
            onDelete={() => onDelete(name)}
          />
        );
      })}
    </ul>
  );
}
