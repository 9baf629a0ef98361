import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { Icon } from '@barnwatch/shared/ui';
import { longestLimitedHtml } from '@barnwatch/shared/ui/limited-html';
import { useId } from 'react';
import { formats } from './editor-commands';
import styles from './limited-editor.module.css';
import { useLimitedEditor } from './use-limited-editor';

export interface LimitedEditorProps {
  readonly label: string;
  /** Limited HTML that it begins with; later values come from the editor itself. */
  readonly firstHtml: string;
  readonly onChange: (html: string) => void;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  /** How long the description is now, in characters of HTML. */
  readonly length: number;
}

/** Some lines of text with headings, lists, bold and italic: what a description may hold, and nothing else. */
export function LimitedEditor({ label, firstHtml, onChange, error, required = false, length }: LimitedEditorProps) {
  const frame = useTexts();
  const { t, language } = useTexts('mf-incidents');
  const id = useId();
  const { host, active, press } = useLimitedEditor(firstHtml, onChange, {
    class: styles.area ?? '',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': `${id}-keys${error ? ` ${id}-error` : ''}`,
    ...(error && { 'aria-invalid': 'true' }),
    ...(required && { 'aria-required': 'true' }),
  });
  const beyond = length - longestLimitedHtml;
  return (
    <div className={styles.field}>
      <p id={`${id}-label`} className={styles.label}>
        {label}
        {required && <span className={styles.muted}> ({frame.t('form.required')})</span>}
      </p>
      <div className={styles.box} data-invalid={error ? '' : undefined}>
        <fieldset className={styles.buttons}>
          <legend className={styles.hidden}>{t('editor.formats')}</legend>
          {formats.map((format) => (
            <button
              key={format}
              type="button"
              className={styles.format}
              data-format={format}
              aria-pressed={active.has(format)}
              aria-label={t(`editor.${format}`)}
              title={t(`editor.${format}`)}
              // The selection stays in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => press(format)}
            >
              <span className={styles.glyph} data-glyph={t(`editor.glyph.${format}`)} aria-hidden="true" />
            </button>
          ))}
        </fieldset>
        <div ref={host} />
      </div>
      {beyond > 0 && (
        <p className={styles.error}>
          <Icon name="warning" size={16} />
          {t('editor.tooLong', { amount: formatNumber(beyond, language) })}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
      <p id={`${id}-keys`} className={styles.hidden}>
        {t('editor.keys')}
      </p>
    </div>
  );
}
