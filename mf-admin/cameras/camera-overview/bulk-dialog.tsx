import { useTexts } from '@barnwatch/shared/i18n';
import { Checkbox, SelectField } from '@barnwatch/shared/ui';
import type { Camera } from '@barnwatch/shared/wire/calls';
import { useMemo, useState } from 'react';
import { planChange } from '../../camera-records/camera-work/plan-change';
import { WorkDialog } from '../../camera-records/camera-work/work-dialog';
import { type BulkKind, bulkChange, bulkDraft, bulkKinds } from './bulk-draft';
import { BulkFields } from './bulk-fields';

export interface BulkDialogProps {
  readonly cameras: readonly Camera[];
  readonly kind: BulkKind;
  readonly knownTags: readonly string[];
  readonly maySwitchPrivacy: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** One change of one camera or many: what it is, what it comes to, and what came of it. */
export function BulkDialog({ cameras, kind, knownTags, maySwitchPrivacy, onClose, onChanged }: BulkDialogProps) {
  const { t } = useTexts('mf-admin');
  const [draft, setDraft] = useState(() => bulkDraft(kind));
  const [isSure, setSure] = useState(false);
  // As they were when it was asked: what others change meanwhile is told when it is saved.
  const [asked] = useState(cameras);
  const planned = useMemo(() => {
    const change = bulkChange(draft);
    return change && planChange(asked, change);
  }, [asked, draft]);
  const isDeletion = draft.kind === 'delete';
  const isForbidden = draft.kind === 'privacy' && !maySwitchPrivacy;
  return (
    <WorkDialog
      title={t('bulk.title')}
      planned={planned}
      actionLabel={t(isDeletion ? 'bulk.delete' : 'bulk.apply')}
      kind={isDeletion ? 'danger' : 'primary'}
      isHeld={(isDeletion && !isSure) || isForbidden}
      onClose={onClose}
      onChanged={onChanged}
    >
      <SelectField
        label={t('bulk.what')}
        value={draft.kind}
        options={bulkKinds.map((value) => ({ value, label: t(`bulk.kinds.${value}`) }))}
        onChange={(next) => {
          setDraft((known) => ({ ...known, kind: next }));
          setSure(false);
        }}
      />
      <BulkFields draft={draft} knownTags={knownTags} maySwitchPrivacy={maySwitchPrivacy} onChange={setDraft} />
      {isDeletion && <Checkbox label={t('bulk.sure')} checked={isSure} onChange={setSure} />}
    </WorkDialog>
  );
}
