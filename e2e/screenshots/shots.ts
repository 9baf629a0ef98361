/** A picture of the README: which screen, on what device, in which theme and language. */
export interface Shot {
  readonly screen: ShotScreen;
  readonly device: 'desktop' | 'phone';
  readonly theme: 'light' | 'dark';
  readonly language: 'en' | 'de';
}

export type ShotScreen = 'cameras' | 'live' | 'night' | 'canvas' | 'heatmap' | 'regions' | 'intervention';

/** What the README shows, and what an installed suite is offered with (`deploy/compose/app-manifest.ts`). */
export const shots: readonly Shot[] = [
  { screen: 'cameras', device: 'desktop', theme: 'light', language: 'en' },
  { screen: 'cameras', device: 'desktop', theme: 'light', language: 'de' },
  { screen: 'live', device: 'phone', theme: 'dark', language: 'en' },
  { screen: 'cameras', device: 'phone', theme: 'dark', language: 'de' },
  { screen: 'intervention', device: 'phone', theme: 'light', language: 'en' },
  { screen: 'night', device: 'desktop', theme: 'dark', language: 'en' },
  { screen: 'heatmap', device: 'desktop', theme: 'light', language: 'en' },
  { screen: 'canvas', device: 'desktop', theme: 'dark', language: 'en' },
  { screen: 'regions', device: 'desktop', theme: 'light', language: 'en' },
];

export const viewports = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

/** `cameras-desktop-light-en.jpg` */
export function fileName({ screen, device, theme, language }: Shot): string {
  return `${screen}-${device}-${theme}-${language}.jpg`;
}
