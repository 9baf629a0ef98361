import { ColorPicker } from 'antd';
import { useState } from 'react';
import { useDoorTexts } from '../../i18n';
import { TextField } from '../fields/text-field';
import { AntdTheme } from './antd-theme';
import styles from './color-field.module.css';
import { ColorPanel } from './color-panel';
import { type ColorValue, readColor } from './color-value';
import { formTexts } from './form-texts';

export interface ColorFieldProps {
  readonly label: string;
  readonly value: ColorValue;
  readonly onChange: (value: ColorValue) => void;
  /** Colours to choose from at once. */
  readonly presets?: readonly ColorValue[];
  readonly disabled?: boolean;
}

/** A colour, typed as `#rrggbb` or picked. Only a colour that can be read is handed on. */
export function ColorField({ label, value, onChange, presets = [], disabled = false }: ColorFieldProps) {
  const { t } = useDoorTexts(formTexts);
  const [draft, setDraft] = useState<string | null>(null);

  function onType(text: string): void {
    const color = readColor(text);
    setDraft(text);
    if (color) onChange(color);
  }

  return (
    <AntdTheme>
      <div className={styles.field}>
        <TextField
          label={label}
          value={draft ?? value}
          error={draft !== null && readColor(draft) === null ? t('color.unreadable') : undefined}
          disabled={disabled}
          maxLength={7}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          onChange={onType}
          onBlur={() => setDraft(null)}
        />
        <ColorPicker
          value={value}
          disabled={disabled}
          disabledAlpha
          disabledFormat
          format="hex"
          presets={presets.length > 0 ? [{ label: t('color.presets'), colors: [...presets] }] : []}
          panelRender={(panel) => <ColorPanel label={label}>{panel}</ColorPanel>}
          onChange={(color) => {
            const picked = readColor(color.toHexString());
            if (!picked) return;
            setDraft(null);
            onChange(picked);
          }}
        >
          <button
            type="button"
            className={styles.swatch}
            disabled={disabled}
            aria-label={t('color.pick', { label, value })}
          >
            {/* A picture of the colour itself: a style sheet cannot know it. */}
            <svg width="100%" height="100%" aria-hidden="true">
              <rect width="100%" height="100%" fill={value} />
            </svg>
          </button>
        </ColorPicker>
      </div>
    </AntdTheme>
  );
}
