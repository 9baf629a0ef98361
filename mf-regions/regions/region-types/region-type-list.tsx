import { heldValue } from '@barnwatch/shared/answers';
import { nameComparator, useTexts } from '@barnwatch/shared/i18n';
import { useMemo } from 'react';
import type { RegionType } from '../../region-records/record/region-type';
import { colorEdit } from './color-edits';
import { RegionTypeEntry } from './region-type-entry';
import styles from './region-types.module.css';
import { sharedColors } from './same-color';
import { useColorEdits } from './use-color-edits';

export interface RegionTypeListProps {
  readonly regionTypes: readonly RegionType[];
  /** When the list was received, ms since 1970 UTC. */
  readonly receivedAt: number;
  readonly isManager: boolean;
  readonly onSaved: () => void;
}

export function RegionTypeList({ regionTypes, receivedAt, isManager, onSaved }: RegionTypeListProps) {
  const { language } = useTexts('mf-regions');
  const { choices, edits, choose, undo, save } = useColorEdits(onSaved);
  const sorted = useMemo(() => {
    const compare = nameComparator(language);
    return [...regionTypes].sort((one, other) => compare(one.regionTypeId, other.regionTypeId));
  }, [regionTypes, language]);
  const entries = sorted.map((regionType) => {
    const { regionTypeId, color } = regionType;
    const edit = edits.get(regionTypeId);
    const holds = heldValue(color, edit, receivedAt);
    return { regionType, edit: colorEdit(choices.get(regionTypeId), edit), holds };
  });
  const shared = sharedColors(
    entries.map(({ regionType: { regionTypeId }, edit, holds }) => ({ regionTypeId, color: edit?.value ?? holds })),
  );
  return (
    <ul className={styles.list}>
      {entries.map(({ regionType, edit, holds }) => {
        const { regionTypeId } = regionType;
        return (
          <RegionTypeEntry
            key={regionTypeId}
            regionType={regionType}
            edit={edit}
            holds={holds}
            // What was chosen before the right was lost stays in view.
            isEditable={isManager || edit !== undefined}
            sameAs={shared.get(regionTypeId) ?? []}
            onChoose={(color) => choose(regionTypeId, color, holds)}
            onSave={(color) => void save(regionTypeId, color)}
            onUndo={() => undo(regionTypeId)}
          />
        );
      })}
    </ul>
  );
}
