import { type IconName, iconStrokes } from './icon-names';

export interface IconProps {
  readonly name: IconName;
  /** Edge in px, 20 by default. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A drawing only: whoever shows it says its meaning in words beside it or as a name. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      data-icon={name}
    >
      <path d={iconStrokes(name)} />
    </svg>
  );
}
