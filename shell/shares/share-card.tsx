import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { type KeptShare, readShare } from '@barnwatch/shared/shares';
import { Age, Button, buttonClass, Card, ConfirmDialog, useObjectUrl } from '@barnwatch/shared/ui';
import { useEffect, useState } from 'react';
import { sharesPath } from './share-addresses';
import styles from './shares.module.css';

interface ShareCardProps {
  readonly share: KeptShare;
  /** Whether it is one of several, and a press goes on with it. */
  readonly isLink?: boolean;
  readonly onDiscard: () => void;
}

/** One thing that was shared: its pictures and words, when, and the way to do without it. */
export function ShareCard({ share, isLink = false, onDiscard }: ShareCardProps) {
  const { t } = useTexts();
  const [asks, setAsks] = useState(false);
  const files = useFiles(share.id);
  const { title, text, sharedAt, pictures, leftOut } = share;
  const words = [title, text].filter(Boolean).join('\n');
  return (
    <Card title={t('shares.pictures', { count: pictures })}>
      <p className={styles.quiet}>
        {t('shares.shared')} <Age since={sharedAt} plain />
      </p>
      {pictures > 0 && (
        <div className={styles.pictures}>
          {files.map((file, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they neither come nor go
            <Thumb key={place} file={file} name={t('shares.picture', { number: place + 1 })} />
          ))}
        </div>
      )}
      {words && <p className={styles.words}>{words}</p>}
      {leftOut > 0 && <p>{t('shares.leftOut', { count: leftOut })}</p>}
      <div className={styles.actions}>
        {isLink && (
          <SuiteLink className={buttonClass('primary')} to={`${sharesPath}/${share.id}`}>
            {t('shares.goOn')}
          </SuiteLink>
        )}
        <Button icon="delete" onClick={() => setAsks(true)}>
          {t('shares.discard')}
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        kind="danger"
        title={t('shares.discardTitle')}
        text={t('shares.discardText')}
        confirmLabel={t('shares.discard')}
        onConfirm={onDiscard}
        onCancel={() => setAsks(false)}
      />
    </Card>
  );
}

const none: readonly Blob[] = [];

/** Its pictures; what cannot be read is simply not shown here, and told by the form. */
function useFiles(shareId: string): readonly Blob[] {
  const [files, setFiles] = useState(none);
  useEffect(() => {
    let wanted = true;
    readShare(caches, shareId).then(
      (share) => wanted && setFiles(share?.files ?? none),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [shareId]);
  return files;
}

function Thumb({ file, name }: { readonly file: Blob; readonly name: string }) {
  const url = useObjectUrl(file);
  const [isDamaged, setDamaged] = useState(false);
  if (url === null || isDamaged) return <span className={styles.thumb} />;
  return <img className={styles.thumb} src={url} alt={name} onError={() => setDamaged(true)} />;
}
