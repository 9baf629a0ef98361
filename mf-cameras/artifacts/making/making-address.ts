/** Widths of a picture, and of a cell in it, that are offered; px. */
export const widths = [640, 1280, 1920, 3840] as const;

export type Width = (typeof widths)[number];

export const usualWidth: Width = 1280;

/** One of what is offered, as an address says it. */
export function offered<Value extends number>(values: readonly Value[], text: string | null, usual: Value): Value {
  return values.find((value) => String(value) === text) ?? usual;
}
