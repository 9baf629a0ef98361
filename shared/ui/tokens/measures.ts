/** Everything besides colour: the 8-px grid, radii, type, motion. */
export const measures = {
  'space-half': '4px',
  'space-1': '8px',
  'space-2': '16px',
  'space-3': '24px',
  'space-4': '32px',
  'space-6': '48px',
  'radius-small': '4px',
  radius: '6px',
  'radius-large': '10px',
  'radius-round': '999px',
  'font-family':
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'DejaVu Sans', sans-serif",
  'font-family-mono': "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace",
  'font-size-small': '0.8125rem',
  'font-size': '0.9375rem',
  'font-size-large': '1.0625rem',
  'font-size-title': '1.375rem',
  'line-height': '1.45',
  'line-height-tight': '1.2',
  'font-weight-strong': '600',
  motion: '120ms',
  'motion-curve': 'cubic-bezier(0.2, 0, 0.2, 1)',
  // Dense with a mouse; `coarseMeasures` takes over for fingers.
  'touch-target': '36px',
  'touch-target-small': '28px',
} as const;

/** For fingers: every target at least 48 px. */
export const coarseMeasures = { 'touch-target': '48px', 'touch-target-small': '48px' } as const;
