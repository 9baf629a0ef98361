import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { useState } from 'react';
import { cutTo, longestText } from '../record/plain-text';
import styles from './long-text.module.css';

/** What a card shows of a text at first: a long paragraph. */
const firstLength = 500;

/** Text as it was written, line breaks included. Long ones open on request, and never beyond what a page can bear. */
export function LongText({ text }: { readonly text: string }) {
  const { t, language } = useTexts('mf-incidents');
  const [open, setOpen] = useState(false);
  // A few words behind the fold are not worth a button.
  if (text.length <= firstLength * 1.2) return <p className={styles.words}>{text}</p>;
  const beyond = text.length - longestText;
  return (
    <>
      <p className={styles.words}>{open ? cutTo(text, longestText) : `${cutTo(text, firstLength)} …`}</p>
      {open && beyond > 0 && (
        <p className={styles.cut}>{t('card.cut', { count: beyond, amount: formatNumber(beyond, language) })}</p>
      )}
      <button type="button" className={styles.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
        {t(open ? 'card.showLess' : 'card.showAll')}
      </button>
    </>
  );
}
