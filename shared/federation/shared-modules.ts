/**
 * The one list of modules that exist once in a running suite. The shell provides them, a remote only consumes them
 * (`import: false`), so a remote never carries a second copy and never has a fallback chunk that could fail on its own.
 *
 * - `eager`: part of the shell's first file; everything the frame needs.
 * - `eager-for-remotes`: the same, though the shell itself imports it by another name.
 * - `on-demand`: a file of its own, fetched when the first screen that imports it is opened.
 */
export const sharedModules = [
  { request: 'react', source: 'react', delivery: 'eager' },
  { request: 'react/jsx-runtime', source: 'react', delivery: 'eager' },
  { request: 'react-dom', source: 'react-dom', delivery: 'eager' },
  { request: 'jotai', source: 'jotai', delivery: 'eager' },
  { request: '@barnwatch/shared/storage', source: '@barnwatch/shared', delivery: 'eager' },
  { request: '@barnwatch/shared/settings', source: '@barnwatch/shared', delivery: 'eager' },
  { request: '@barnwatch/shared/auth-client', source: '@barnwatch/shared', delivery: 'eager' },
  { request: '@barnwatch/shared/i18n', source: '@barnwatch/shared', delivery: 'eager' },
  { request: '@barnwatch/shared/routing', source: '@barnwatch/shared', delivery: 'eager' },
  { request: '@barnwatch/shared/ui', source: '@barnwatch/shared', delivery: 'eager' },
  { request: '@barnwatch/shared/wire/schemas', source: '@barnwatch/shared', delivery: 'eager-for-remotes' },
  { request: '@barnwatch/shared/answers', source: '@barnwatch/shared', delivery: 'on-demand' },
  { request: '@barnwatch/shared/forms', source: '@barnwatch/shared', delivery: 'on-demand' },
  { request: '@barnwatch/shared/pictures', source: '@barnwatch/shared', delivery: 'on-demand' },
  { request: '@barnwatch/shared/outbox', source: '@barnwatch/shared', delivery: 'on-demand' },
  { request: '@barnwatch/shared/transfers', source: '@barnwatch/shared', delivery: 'on-demand' },
  { request: '@barnwatch/shared/ui/form', source: '@barnwatch/shared', delivery: 'on-demand' },
  { request: '@barnwatch/shared/ui/limited-html', source: '@barnwatch/shared', delivery: 'on-demand' },
  { request: '@barnwatch/shared/ui/chart', source: '@barnwatch/shared', delivery: 'on-demand' },
  { request: '@barnwatch/shared/ui/grid', source: '@barnwatch/shared', delivery: 'on-demand' },
  { request: '@barnwatch/shared/ui/time', source: '@barnwatch/shared', delivery: 'on-demand' },
  { request: '@barnwatch/shared/widgets', source: '@barnwatch/shared', delivery: 'on-demand' },
] as const;

/** Those that come as files of their own. */
export const onDemandModules: readonly string[] = sharedModules
  .filter(({ delivery }) => delivery === 'on-demand')
  .map(({ request }) => request);
