import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../i18n';
import styles from './field.module.css';
import { FieldFrame, type FieldWords } from './field-frame';

export interface TextAreaFieldProps
  extends FieldWords,
    Omit<
      ComponentPropsWithRef<'textarea'>,
      'value' | 'onChange' | 'id' | 'className' | 'style' | 'required' | 'children' | 'maxLength' | 'ref'
    > {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /**
   * In characters (code points). A longer text is told and stays: what was dictated or pasted is never cut off
   * silently. `isTooLong` tells the form.
   */
  readonly most?: number | undefined;
}

/** Whether a text has more characters than it may have. */
export function isTooLong(text: string, most: number | undefined): boolean {
  return most !== undefined && [...text].length > most;
}

/** Some lines of text. The field grows with them. */
export function TextAreaField({ label, hint, error, required, value, onChange, most, ...rest }: TextAreaFieldProps) {
  const { t } = useTexts();
  const area = useRef<HTMLTextAreaElement>(null);
  const count = [...value].length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    // The frame around it keeps its height meanwhile, so the page does not jump.
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [value]);

  const excess = most === undefined ? 0 : count - most;
  return (
    <div className={styles.area}>
      <FieldFrame
        label={label}
        hint={hint}
        error={excess > 0 ? t('form.tooLong', { count: excess }) : error}
        required={required}
      >
        {(control) => (
          <div className={styles.box}>
            <textarea
              rows={3}
              {...rest}
              {...control}
              ref={area}
              className={`${styles.control} ${styles.lines}`}
              value={value}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
          </div>
        )}
      </FieldFrame>
      {most !== undefined && <p className={styles.count}>{t('form.count', { count, most })}</p>}
    </div>
  );
}
