import { useTexts } from '@barnwatch/shared/i18n';

/** A part of its own, fetched when it is opened. */
export default function Details() {
  const { t } = useTexts('outside-vite');
  return <p>{t('details')}</p>;
}
