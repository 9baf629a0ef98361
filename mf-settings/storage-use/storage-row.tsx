import type { TakenAlong } from '@barnwatch/shared/along';
import { type InstanceView, shownName, useInstances } from '@barnwatch/shared/auth-client';
import { formatFileSize, useTexts } from '@barnwatch/shared/i18n';
import { generatePath, SuiteLink, useCanOpen } from '@barnwatch/shared/routing';
import { Age, Button, buttonClass, ConfirmDialog, Skeleton, useShowToast } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { Row } from '../controls/row';
import type { StorageUse } from './measure-use';
import styles from './storage-row.module.css';
import { type StorageUses, useStorageUse } from './use-storage-use';
import { useTakenAlong } from './use-taken-along';

/** Product 3.17: what this device keeps of each barn, and *clear*, which takes only what comes back by itself. */
export function StorageRow() {
  const { t } = useTexts('mf-settings');
  const { t: frameText } = useTexts();
  const instances = useInstances().filter(({ type }) => type === 'barn');
  const { reading, clear } = useStorageUse(instances.map(({ globalUniqueIdentifier }) => globalUniqueIdentifier));
  const title = t('setting.storage.label');
  return (
    <Row row="storage" title={title} hint={t('setting.storage.hint')}>
      {reading.kind === 'late' && <p role="status">{t('storage.late')}</p>}
      {reading.kind !== 'measured' && (
        <div className={styles.list} aria-busy="true">
          {instances.map(({ globalUniqueIdentifier }) => (
            <Skeleton key={globalUniqueIdentifier} height="48px" />
          ))}
        </div>
      )}
      {reading.kind === 'measured' && (
        <ul className={styles.list} aria-label={title} aria-busy={reading.isMeasuringAgain || undefined}>
          {instances.flatMap((instance) => {
            const use = reading.uses.find(({ instanceId }) => instanceId === instance.globalUniqueIdentifier);
            return use ? [<BarnUse key={use.instanceId} instance={instance} use={use} clear={clear} />] : [];
          })}
        </ul>
      )}
      {instances.length === 0 && <p>{frameText('empty.nothing')}</p>}
    </Row>
  );
}

interface BarnUseProps extends Pick<StorageUses, 'clear'> {
  readonly instance: InstanceView;
  readonly use: StorageUse;
}

type Asked = 'nothing' | 'whether' | 'clearing';

function BarnUse({ instance, use, clear }: BarnUseProps) {
  const { t, language } = useTexts('mf-settings');
  const showToast = useShowToast();
  const [asked, setAsked] = useState<Asked>('nothing');
  const barn = shownName(instance);
  const canOpen = useCanOpen();
  const takeAlong = generatePath('/dashboard/:barnId/take-along', { barnId: use.instanceId });
  const kept = formatFileSize(use.keptBytes, language);
  // Cleared, there is nothing of it any more: what was measured is another one then.
  const taken = useTakenAlong(instance, use);

  async function confirm() {
    setAsked('clearing');
    await clear(use.instanceId);
    setAsked('nothing');
    showToast({ kind: 'success', text: t('storage.cleared', { barn }) });
  }

  return (
    <li className={styles.barn}>
      <span className={styles.words}>
        <strong>{barn}</strong>
        <span>{t('storage.kept', { size: kept })}</span>
        {taken && <TakenWords taken={taken} />}
        {use.exportBytes > 0 && (
          <span>{t('storage.exports', { size: formatFileSize(use.exportBytes, language) })}</span>
        )}
        {use.ownRecords > 0 && <span>{t('storage.own', { count: use.ownRecords })}</span>}
      </span>
      {instance.loggedIn && canOpen(takeAlong) && (
        <SuiteLink className={buttonClass('quiet')} to={takeAlong} aria-label={t('storage.takeAlongOf', { barn })}>
          {t('storage.takeAlong')}
        </SuiteLink>
      )}
      <Button icon="delete" aria-label={t('storage.clearOf', { barn })} onClick={() => setAsked('whether')}>
        {t('storage.clear')}
      </Button>
      <ConfirmDialog
        open={asked !== 'nothing'}
        title={t('storage.question', { barn })}
        text={t('storage.consequence', { size: kept })}
        confirmLabel={t('storage.clear')}
        kind="danger"
        busy={asked === 'clearing'}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked('nothing')}
      />
    </li>
  );
}

/** How old what was taken along is, and of how many days. */
function TakenWords({ taken: { wholeAt, days } }: { readonly taken: TakenAlong }) {
  const { t } = useTexts('mf-settings');
  if (wholeAt === null) return <span>{t('storage.takenInPart')}</span>;
  return (
    <span>
      {t('storage.taken', { count: days })} <Age since={wholeAt} plain />
    </span>
  );
}
