/** A picture of the README: which screen, on what device, in which theme and language. */
export interface Shot {
  readonly screen: 'cameras' | 'live';
  readonly device: 'desktop' | 'phone';
  readonly theme: 'light' | 'dark';
  readonly language: 'en' | 'de';
}

/** What the README shows, and what an installed suite is offered with (`deploy/compose/app-manifest.ts`). */
export const shots: readonly Shot[] = [
  { screen: 'cameras', device: 'desktop', theme: 'light', language: 'en' },
  { screen: 'cameras', device: 'desktop', theme: 'light', language: 'de' },
  { screen: 'cameras', device: 'phone', theme: 'dark', language: 'de' },
  { screen: 'live', device: 'phone', theme: 'dark', language: 'en' },
];

export const viewports = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

/** `cameras-desktop-light-en.png` */
export function fileName({ screen, device, theme, language }: Shot): string {
  return `${screen}-${device}-${theme}-${language}.png`;
}
