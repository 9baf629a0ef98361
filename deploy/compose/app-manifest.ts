import type { SuitePlace } from '../suite-place/suite-place';
import { jsonContent } from './json-file';

type Language = 'en' | 'de';

/** What a system shows of the installed suite, besides its name, which is the deployment's. */
const words = {
  en: { description: 'Watch livestock barns through cameras', cameras: 'Cameras', interventions: 'Interventions' },
  de: { description: 'Ställe mit Kameras im Blick', cameras: 'Kameras', interventions: 'Maßnahmen' },
} as const satisfies Readonly<Record<Language, unknown>>;

/** A name below an icon has room for so many letters; a longer one would be cut by the system anywhere. */
const longestShortName = 12;

/** Drawn by `shared/federation/build/suite-icons-plugin.ts`. */
const icon = (purpose: 'any' | 'maskable' | 'monochrome', sizePx: number) => ({
  src: `/icons/${purpose}-${sizePx}.png`,
  sizes: `${sizePx}x${sizePx}`,
  type: 'image/png',
  purpose,
});

function shortName(name: string): string {
  if (name.length <= longestShortName) return name;
  const [first = name] = name.split(/\s+/);
  return first.slice(0, longestShortName);
}

/** The web app manifest of a deployment in one language: what an installed suite is called and looks like. */
export function appManifest(name: string, language: Language) {
  const { description, cameras, interventions } = words[language];
  const shortcut = (title: string, screen: string) => ({
    name: title,
    url: `/start/${screen}`,
    icons: [icon('any', 192)],
  });
  return {
    id: '/',
    name,
    short_name: shortName(name),
    description,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    background_color: '#0e141b',
    theme_color: '#0e141b',
    categories: ['business', 'productivity'],
    icons: [
      icon('any', 192),
      icon('any', 512),
      icon('maskable', 192),
      icon('maskable', 512),
      icon('monochrome', 512),
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [shortcut(interventions, 'interventions'), shortcut(cameras, 'camera')],
  };
}

/** Writes `manifest.<language>.webmanifest` beside the registry; a file that says the same stays as it is. */
export async function writeAppManifests(registryPlace: SuitePlace, name: string): Promise<void> {
  for (const language of Object.keys(words) as Language[]) {
    const file = `manifest.${language}.webmanifest`;
    const content = jsonContent(appManifest(name, language));
    const there = await registryPlace.read(file);
    if (there === null || !there.content.equals(content)) await registryPlace.write(file, content, 'anything');
  }
}
