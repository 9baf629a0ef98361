import { sendCall } from '@barnwatch/shared/answers';
import { useTexts } from '@barnwatch/shared/i18n';
import { putRegionType } from '@barnwatch/shared/wire/calls';
import { type CreateEntry, NewEntryDialog } from '../entries/new-entry-dialog';
import type { RegionValue } from '../entries/region-value';

export interface NewTypeDialogProps {
  readonly start: RegionValue;
  readonly taken: readonly string[];
  readonly onCreated: () => void;
  readonly onClose: () => void;
}

/** Makes a region type; one that somebody else has just made under that name is left alone. */
const createType: CreateEntry = (client, regionTypeId, { color }, signal) =>
  sendCall(
    client,
    putRegionType,
    { path: { regionTypeId }, body: { value: { color }, expectedValue: null } },
    { signal },
  );

export function NewTypeDialog({ start, taken, onCreated, onClose }: NewTypeDialogProps) {
  const { t } = useTexts('mf-regions');
  return (
    <NewEntryDialog
      title={t('regionTypes.new')}
      start={start}
      regionTypes={null}
      taken={taken}
      create={createType}
      onCreated={onCreated}
      onClose={onClose}
    />
  );
}
