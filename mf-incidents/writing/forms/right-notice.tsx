import { usePermission } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Banner } from '@barnwatch/shared/ui';
import { permissionToCreate } from '../../incident-records/incident-actions/incident-actions';

/** Types that are written down by a form. */
type RecordedType = 'barnIntervention' | 'barnDocumentation';

/**
 * Says before anybody writes that the barn will not take it. No button leads here without the right, but an address
 * can; and rights come and go, so that the form itself stays with what is in it.
 */
export function RightNotice({ type }: { readonly type: RecordedType }) {
  const { t } = useTexts('mf-incidents');
  const needed = permissionToCreate(type);
  if (usePermission(needed)) return null;
  const words = type === 'barnIntervention' ? 'interventionForm.mayNotRecord' : 'recordForm.mayNotRecord';
  return <Banner kind="warning">{t(words, { rights: (needed.any ?? []).join(', ') })}</Banner>;
}
