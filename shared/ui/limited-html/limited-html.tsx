import { useLayoutEffect, useMemo, useRef } from 'react';
import { formatNumber, useDoorTexts } from '../../i18n';
import styles from './limited-html.module.css';
import { limitedHtmlTexts } from './limited-html-texts';
import { sanitizeLimitedHtml } from './sanitize-limited-html';

/** A description in limited HTML: only the allowed tags, without attributes; one that is too long is cut, and says so. */
export function LimitedHtml({ html }: { readonly html: string }) {
  const { t, language } = useDoorTexts(limitedHtmlTexts);
  const place = useRef<HTMLDivElement>(null);
  const { content, cut } = useMemo(() => sanitizeLimitedHtml(html), [html]);
  useLayoutEffect(() => {
    // A copy: the fragment itself would be empty when the same description is shown once more.
    place.current?.replaceChildren(content.cloneNode(true));
  }, [content]);
  return (
    <>
      <div ref={place} className={styles.words} />
      {cut > 0 && (
        <p className={styles.cut}>{t('limitedHtml.cut', { count: cut, amount: formatNumber(cut, language) })}</p>
      )}
    </>
  );
}
