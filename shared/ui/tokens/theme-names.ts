/** Apart from the table of their colours, which nothing of a first page reads: its style sheet is written from it. */
export const themeNames = ['light', 'dark', 'contrast', 'contrast-light'] as const;

/** A theme that is drawn; the choice `system` leads to one of them. */
export type ThemeName = (typeof themeNames)[number];
