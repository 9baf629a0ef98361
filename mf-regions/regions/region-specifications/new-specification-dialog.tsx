import { sendCall } from '@barnwatch/shared/answers';
import { useTexts } from '@barnwatch/shared/i18n';
import { putRegionSpecification } from '@barnwatch/shared/wire/calls';
import { type CreateEntry, NewEntryDialog } from '../entries/new-entry-dialog';
import type { RegionValue } from '../entries/region-value';

export interface NewSpecificationDialogProps {
  readonly start: RegionValue;
  readonly regionTypes: readonly string[];
  readonly taken: readonly string[];
  readonly onCreated: () => void;
  readonly onClose: () => void;
}

/** Makes a specification; one that somebody else has just made under that name is left alone. */
const createSpecification: CreateEntry = (client, regionSpecificationId, { color, regionType }, signal) =>
  sendCall(
    client,
    putRegionSpecification,
    {
      path: { regionSpecificationId },
      body: { value: { color, regionType: regionType ?? '' }, expectedValue: null },
    },
    { signal },
  );

export function NewSpecificationDialog(props: NewSpecificationDialogProps) {
  const { t } = useTexts('mf-regions');
  return <NewEntryDialog title={t('regionSpecifications.new')} create={createSpecification} {...props} />;
}
