import { type ToolName, toolShapes } from './tool-shapes';
import styles from './toolbar.module.css';

export interface ToolButtonProps {
  readonly tool: ToolName;
  readonly name: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  /** For one that stays on or off. */
  readonly pressed?: boolean;
}

/** A tool of the creator: its drawing is no icon of the suite, since nothing else needs it. */
export function ToolButton({ tool, name, onPress, disabled, pressed }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
    >
      <svg
        width="22"
        height="22"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={toolShapes[tool]} />
      </svg>
    </button>
  );
}
