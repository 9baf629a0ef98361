import { formatFileSize, useLanguage, useTexts } from '@barnwatch/shared/i18n';
import { Card, Skeleton } from '@barnwatch/shared/ui';
import styles from './browser-card.module.css';
import { abilities, type BrowserFacts, type StorageFacts } from './browser-facts';

interface BrowserCardProps {
  /** null until the browser has told. */
  readonly facts: BrowserFacts | null;
}

/** What this browser can do, what it keeps for the suite, and whether its service worker runs. */
export function BrowserCard({ facts }: BrowserCardProps) {
  const { t } = useTexts();
  const storageWords = useStorageWords();
  return (
    <Card title={t('systemInformation.browser')}>
      <dl className={styles.facts}>
        {abilities.map((name) => (
          <Fact key={name} name={t(`systemInformation.ability.${name}`)}>
            {facts && t(facts.abilities[name] ? 'systemInformation.present' : 'systemInformation.absent')}
          </Fact>
        ))}
        <Fact name={t('systemInformation.storage')}>{facts && storageWords(facts.storage)}</Fact>
        <Fact name={t('systemInformation.worker')}>{facts && t(`systemInformation.workerState.${facts.worker}`)}</Fact>
      </dl>
    </Card>
  );
}

interface FactProps {
  readonly name: string;
  /** null keeps the place of what is still to come. */
  readonly children: string | null;
}

function Fact({ name, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children ?? <Skeleton />}</dd>
    </div>
  );
}

function useStorageWords(): (storage: StorageFacts) => string {
  const { t } = useTexts();
  const { language } = useLanguage();
  return (storage) => {
    if (storage.kind === 'untold') return t('systemInformation.untold');
    const sizes = {
      used: formatFileSize(storage.usedBytes, language),
      room: formatFileSize(storage.roomBytes, language),
    };
    return t(storage.isLasting ? 'systemInformation.storageLasting' : 'systemInformation.storageClearable', sizes);
  };
}
