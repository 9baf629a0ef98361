import { useTexts } from '@barnwatch/shared/i18n';
import { createElement } from 'react';

/** A part of its own, fetched when it is opened. */
export default function Details() {
  const { t } = useTexts('outside-webpack');
  return createElement('p', null, t('details'));
}
