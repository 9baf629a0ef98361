/** What a canvas, which knows no style sheet, is drawn with: the tokens of the theme in use. */
export interface TimelineLook {
  readonly font: string;
  readonly strongFont: string;
  readonly text: string;
  readonly muted: string;
  readonly ground: string;
  readonly sunken: string;
  readonly rule: string;
  readonly recorded: string;
  readonly night: string;
  readonly activity: string;
  readonly standing: string;
  readonly now: string;
  readonly focus: string;
  readonly marks: Readonly<Record<'incident' | 'intervention' | 'deadAnimal', string>>;
  /** Slanting lines, for what nobody may see. */
  readonly hidden: CanvasPattern | string;
}

/** Of the size of the page's text; larger than this no label fits into the axis. */
const fontShare = 0.8;
const largestFontPx = 20;
/** Side of one tile of the pattern, CSS px. */
const tilePx = 7;

export function timelineLook(element: HTMLElement, pixelRatio: number): TimelineLook {
  const style = getComputedStyle(element);
  const color = (name: string) => style.getPropertyValue(`--color-${name}`).trim() || '#888888';
  const family = style.fontFamily || 'system-ui, sans-serif';
  // Who has larger text has it here, too.
  const fontPx = Math.min(largestFontPx, fontShare * (Number.parseFloat(style.fontSize) || 15));
  return {
    font: `${fontPx}px ${family}`,
    strongFont: `600 ${fontPx}px ${family}`,
    text: color('text'),
    muted: color('text-muted'),
    ground: color('surface'),
    sunken: color('sunken'),
    rule: color('border'),
    recorded: color('primary-text'),
    night: color('off-soft'),
    activity: color('text-muted'),
    standing: color('severity-low'),
    now: color('severity-low'),
    focus: color('focus'),
    marks: {
      incident: color('severity-middle'),
      intervention: color('primary-text'),
      deadAnimal: color('danger'),
    },
    hidden: slanting(color('text-muted'), pixelRatio),
  };
}

function slanting(color: string, pixelRatio: number): CanvasPattern | string {
  const tile = document.createElement('canvas');
  tile.width = Math.round(tilePx * pixelRatio);
  tile.height = tile.width;
  const context = tile.getContext('2d');
  if (!context) return color;
  context.strokeStyle = color;
  context.lineWidth = 1.5 * pixelRatio;
  context.beginPath();
  for (const shift of [-tile.width, 0, tile.width]) {
    context.moveTo(shift - 1, tile.width + 1);
    context.lineTo(shift + tile.width + 1, -1);
  }
  context.stroke();
  const pattern = context.createPattern(tile, 'repeat');
  pattern?.setTransform(new DOMMatrix().scale(1 / pixelRatio));
  return pattern ?? color;
}
