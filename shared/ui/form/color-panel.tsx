import { type ReactNode, useEffect, useRef } from 'react';
import { useDoorTexts } from '../../i18n';
import styles from './color-field.module.css';
import { formTexts } from './form-texts';

/** Gives names to the parts of Ant Design's colour panel, which has none for screen readers. */
export function ColorPanel({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useDoorTexts(formTexts);
  const panel = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    panel.current?.querySelector('[role="slider"]')?.setAttribute('aria-label', t('color.hue'));
    panel.current?.querySelector('input')?.setAttribute('aria-label', t('color.digits'));
  });

  return (
    <fieldset ref={panel} className={styles.panel} aria-label={label}>
      {children}
    </fieldset>
  );
}
