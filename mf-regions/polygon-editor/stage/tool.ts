/** What a finger or a mouse does on the picture. */
export const tools = ['select', 'draw', 'freehand'] as const;

export type Tool = (typeof tools)[number];
