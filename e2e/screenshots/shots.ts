/** A picture of the README: which screen, on what device, in which theme and language. */
export interface Shot {
  readonly screen: 'select-barn' | 'sign-in' | 'cameras' | 'live' | 'incidents' | 'regions' | 'system-information';
  readonly device: 'desktop' | 'phone';
  readonly theme: 'light' | 'dark';
  readonly language: 'en' | 'de';
}

/** All that are made; the README shows the first ones, the rest are for looking at. */
export const shots: readonly Shot[] = [
  { screen: 'cameras', device: 'desktop', theme: 'light', language: 'en' },
  { screen: 'cameras', device: 'phone', theme: 'dark', language: 'de' },
  { screen: 'live', device: 'phone', theme: 'dark', language: 'en' },
  { screen: 'select-barn', device: 'desktop', theme: 'light', language: 'en' },
  { screen: 'live', device: 'desktop', theme: 'dark', language: 'de' },
  { screen: 'incidents', device: 'desktop', theme: 'light', language: 'en' },
];

export const viewports = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

/** `cameras-desktop-light-en.png` */
export function fileName({ screen, device, theme, language }: Shot): string {
  return `${screen}-${device}-${theme}-${language}.png`;
}
