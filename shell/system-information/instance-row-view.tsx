import { type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Age, ConnectionChip } from '@barnwatch/shared/ui';
import styles from './system-information.module.css';

/** How an instance is reached, how quickly, and when it last answered. */
export function InstanceRowView({ instance }: { readonly instance: InstanceView }) {
  const { t } = useTexts();
  return (
    <li className={styles.row}>
      <strong>{shownName(instance)}</strong>
      <span>{instance.version ?? '–'}</span>
      <ConnectionChip instance={instance} />
      <span>
        {instance.lastContact === null ? t('systemInformation.neverReached') : <Age since={instance.lastContact} />}
      </span>
    </li>
  );
}
