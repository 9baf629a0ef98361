import { problemOf, sortPrefixRule, TagsEditor } from '@barnwatch/shared/camera-fields';
import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, ChipChoice, Switch, TextField } from '@barnwatch/shared/ui';
import { type BulkDraft, privacyChoices } from './bulk-draft';

export interface BulkFieldsProps {
  readonly draft: BulkDraft;
  readonly knownTags: readonly string[];
  readonly maySwitchPrivacy: boolean;
  readonly onChange: (draft: BulkDraft) => void;
}

/** What has to be said of the change that was chosen. */
export function BulkFields({ draft, knownTags, maySwitchPrivacy, onChange }: BulkFieldsProps) {
  const { t } = useTexts('mf-admin');
  const { t: frameText } = useTexts();
  switch (draft.kind) {
    case 'tags':
      return (
        <>
          <TagsEditor
            label={t('bulk.addTags')}
            draft={draft.add}
            known={knownTags}
            onChange={(add) => onChange({ ...draft, add })}
          />
          <TagsEditor
            label={t('bulk.removeTags')}
            draft={draft.remove}
            known={knownTags}
            onChange={(remove) => onChange({ ...draft, remove })}
          />
        </>
      );
    case 'sortPrefix': {
      const problem = problemOf(sortPrefixRule, draft.sortPrefix);
      return (
        <TextField
          label={t('bulk.sortPrefix')}
          error={problem === null ? undefined : frameText(`cameraFields.problems.${problem}`)}
          value={draft.sortPrefix}
          onChange={(sortPrefix) => onChange({ ...draft, sortPrefix })}
        />
      );
    }
    case 'managed':
      return (
        <Switch
          label={t('bulk.managed')}
          checked={draft.managed}
          onChange={(managed) => onChange({ ...draft, managed })}
        />
      );
    case 'privacy':
      if (!maySwitchPrivacy) return <Banner kind="warning">{t('bulk.privacyRight')}</Banner>;
      return (
        <ChipChoice
          label={t('bulk.privacy')}
          value={draft.privacy}
          chips={privacyChoices.map((value) => ({ value, label: t(`bulk.privacyChoices.${value}`) }))}
          onChange={(privacy) => onChange({ ...draft, privacy })}
        />
      );
    case 'decommission':
      return <p>{t('bulk.decommissionText')}</p>;
    case 'delete':
      return <Banner kind="warning">{t('bulk.deleteText')}</Banner>;
    case 'recommission':
      return null;
  }
}
