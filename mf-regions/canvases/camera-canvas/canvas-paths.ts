const dashboard = (barnId: string) => `/dashboard/${encodeURIComponent(barnId)}`;

export function canvasPath(barnId: string, canvasId: string): string {
  return `${dashboard(barnId)}/camera-canvas/${encodeURIComponent(canvasId)}`;
}

export function canvasListPath(barnId: string): string {
  return `${dashboard(barnId)}/canvas-list`;
}

/** A new one where none is named. */
export function creatorPath(barnId: string, canvasId?: string): string {
  const creator = `${dashboard(barnId)}/canvas-creator`;
  return canvasId === undefined ? creator : `${creator}/${encodeURIComponent(canvasId)}`;
}
