/** Strokes on a field of 24 × 24. */
export const toolShapes = {
  remove: 'M4 7h16M9 7V4h6v3m3 0-1 13H7L6 7m4 4v5m4-5v5',
  turn: 'M20 11a8 8 0 1 0-2.3 6.3M20 4v7h-7',
  crop: 'M6 2v16h16M2 6h16v16',
  straighten: 'M5 4 19 7l2 13L3 18ZM5 4v0',
  snap: 'M6 3v8a6 6 0 0 0 12 0V3h-4v8a2 2 0 0 1-4 0V3ZM6 7h4m4 0h4',
  several: 'M3 3h8v8H3zM13 13h8v8h-8zM17 4v6m-3-3h6',
  up: 'M4 14h16v6H4zM12 11V3m-4 4 4-4 4 4',
  down: 'M4 4h16v6H4zM12 13v8m-4-4 4 4 4-4',
  left: 'M4 3v18M8 6h12v4H8zM8 14h7v4H8z',
  centre: 'M12 3v18M5 6h14v4H5zM8 14h8v4H8z',
  right: 'M20 3v18M4 6h12v4H4zM9 14h7v4H9z',
  top: 'M3 4h18M6 8h4v12H6zM14 8h4v7h-4z',
  middle: 'M3 12h18M6 5h4v14H6zM14 8h4v8h-4z',
  bottom: 'M3 20h18M6 4h4v12H6zM14 9h4v7h-4z',
  across: 'M3 3v18M21 3v18M9 7h6v10H9z',
  along: 'M3 3h18M3 21h18M7 9h10v6H7z',
  fill: 'M3 3h7v7H3zM14 3h7v7h-7zM3 14h7v7H3zM14 14h7v7h-7z',
} as const satisfies Readonly<Record<string, string>>;

export type ToolName = keyof typeof toolShapes;
