import { formatDiscoveryCode, type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, Button, firstFocusMark, useCopy } from '@barnwatch/shared/ui';
import { useMemo } from 'react';
import { addBarnLink } from './add-barn-link';
import { drawQr } from './draw-qr';
import styles from './show-code.module.css';

/** A large QR code, black on white in every theme, and what else one may do with the code. Printed, it is a sheet. */
export function ShowCode({ instance }: { readonly instance: InstanceView }) {
  const { t } = useTexts('mf-auth');
  const copy = useCopy();
  const barn = shownName(instance);
  const link = addBarnLink(window.location.origin, instance);
  const drawing = useMemo(() => drawQr(link), [link]);
  return (
    <div className={styles.code}>
      {drawing === null ? (
        <Banner kind="warning">{t('showCode.tooLong')}</Banner>
      ) : (
        <figure className={styles.sheet}>
          <p className={styles.barn}>{barn}</p>
          <svg
            className={styles.picture}
            viewBox={`0 0 ${drawing.size} ${drawing.size}`}
            shapeRendering="crispEdges"
            role="img"
            aria-label={t('showCode.picture', { barn })}
          >
            <rect width={drawing.size} height={drawing.size} fill="#ffffff" />
            <path d={drawing.path} fill="#000000" />
          </svg>
          <figcaption className={styles.printed}>
            <p>{t('showCode.sheet')}</p>
            <p className={styles.link}>{link}</p>
          </figcaption>
        </figure>
      )}
      <p className={styles.note}>{t('showCode.note')}</p>
      <div className={styles.actions}>
        <Button icon="copy" onClick={() => void copy(link)}>
          {t('showCode.copyLink')}
        </Button>
        <Button icon="copy" onClick={() => void copy(formatDiscoveryCode(instance.discoveryObject))}>
          {t('showCode.copyCode')}
        </Button>
        {drawing !== null && (
          <Button {...firstFocusMark} kind="primary" icon="print" onClick={() => window.print()}>
            {t('showCode.print')}
          </Button>
        )}
      </div>
    </div>
  );
}
