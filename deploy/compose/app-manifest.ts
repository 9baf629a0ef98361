import type { SuitePlace } from '../suite-place/suite-place';
import { jsonContent } from './json-file';

type Language = 'en' | 'de';

/** What a system shows of the installed suite, besides its name, which is the deployment's. */
const words = {
  en: {
    description: 'Watch livestock barns through cameras',
    cameras: 'Cameras',
    interventions: 'Interventions',
    pictures: { cameras: 'The cameras of a barn', live: 'A camera, live' },
  },
  de: {
    description: 'Ställe mit Kameras im Blick',
    cameras: 'Kameras',
    interventions: 'Maßnahmen',
    pictures: { cameras: 'Die Kameras eines Stalls', live: 'Eine Kamera, live' },
  },
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

/** Pictures of `docs/pictures`, as the build puts them beside the shell (`rspack.config.base.ts`), and their sizes. */
const screenshots = {
  en: [
    { name: 'cameras-desktop-light-en', label: 'cameras' },
    { name: 'live-phone-dark-en', label: 'live' },
  ],
  de: [
    { name: 'cameras-desktop-light-de', label: 'cameras' },
    { name: 'cameras-phone-dark-de', label: 'cameras' },
  ],
} as const satisfies Readonly<
  Record<Language, readonly { readonly name: string; readonly label: 'cameras' | 'live' }[]>
>;

const devices = {
  desktop: { sizes: '1280x800', form_factor: 'wide' },
  phone: { sizes: '780x1688', form_factor: 'narrow' },
} as const;

function screenshotsIn(language: Language) {
  return screenshots[language].map(({ name, label }) => ({
    src: `/screenshots/${name}.webp`,
    type: 'image/webp',
    ...devices[name.includes('-phone-') ? 'phone' : 'desktop'],
    label: words[language].pictures[label],
  }));
}

/** What other programs share with the suite: its worker takes it (`shell/worker/take-share.ts`). */
const shareTarget = {
  action: '/share',
  method: 'POST',
  enctype: 'multipart/form-data',
  params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'photos', accept: ['image/*'] }] },
} as const;

/** Files that may hold the code of a barn: `mf-auth` reads them as those that are chosen there. */
const fileHandlers = [
  {
    action: '/ql/open-file',
    accept: { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/webp': ['.webp'], 'text/plain': ['.txt'] },
    launch_type: 'single-client',
  },
] as const;

function shortName(name: string): string {
  if (name.length <= longestShortName) return name;
  const [first = name] = name.split(/\s+/);
  return first.slice(0, longestShortName);
}

/**
 * The web app manifest of a deployment in one language: what an installed suite is called and looks like.
 * @param options `hasWorker`: without one nothing can be shared with the suite, and no system offers it
 */
export function appManifest(name: string, language: Language, { hasWorker = true } = {}) {
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
    display_override: ['window-controls-overlay', 'standalone', 'minimal-ui'],
    // Links of printed codes open here where the system asks; windows that are open keep what is in them.
    handle_links: 'preferred',
    launch_handler: { client_mode: 'navigate-new' },
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
    screenshots: screenshotsIn(language),
    file_handlers: fileHandlers,
    ...(hasWorker && { share_target: shareTarget }),
  };
}

/** Writes `manifest.<language>.webmanifest` beside the registry; a file that says the same stays as it is. */
export async function writeAppManifests(
  registryPlace: SuitePlace,
  name: string,
  options: { readonly hasWorker?: boolean } = {},
): Promise<void> {
  for (const language of Object.keys(words) as Language[]) {
    const file = `manifest.${language}.webmanifest`;
    const content = jsonContent(appManifest(name, language, options));
    const there = await registryPlace.read(file);
    if (there === null || !there.content.equals(content)) await registryPlace.write(file, content, 'anything');
  }
}
