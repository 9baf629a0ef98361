import type { RemoteDescriptor, RouteDescriptor } from '../descriptor';
import { defineRemote } from '../descriptor';
import { descriptorProblems } from './descriptor-problems';

const texts = { en: { grid: { title: 'Grid' } }, de: { grid: { title: 'Raster' } } };

const grid: RouteDescriptor = {
  path: '/grid',
  module: './walls/grid',
  screen: 'GridScreen',
  titleKey: 'grid.title',
  guard: 'none',
};

const problemsOf = (...routes: readonly RouteDescriptor[]) =>
  descriptorProblems(
    defineRemote({ name: 'mf-cameras', needs: { contract: '^1.0.0' }, textNamespace: 'mf-cameras', routes, nav: [] }),
    texts,
    (module) => module !== './walls/absent',
  );

test('two screens of one module are well; two modules of one name would be one file', () => {
  expect(problemsOf(grid, { ...grid, path: '/wall', screen: 'WallScreen' })).toEqual([]);
  expect(problemsOf(grid, { ...grid, path: '/other', module: './figures/grid' })).toEqual([
    "two modules are called 'grid'",
  ]);
});

test('a module that does not exist, a path declared twice and a missing text are all told', () => {
  expect(problemsOf(grid, grid, { ...grid, path: '/absent', module: './walls/absent', titleKey: 'absent' })).toEqual([
    'route /absent: no module ./walls/absent',
    'route /grid is declared twice',
    "texts/en.json lacks 'absent'",
  ]);
});

test('an icon that the shell does not have is told, with the entry that names it', () => {
  const entry = { order: 1, titleKey: 'grid.title', to: '/grid', placement: 'side' } as const;
  const nav = [
    { ...entry, id: 'grid', icon: 'camera' },
    { ...entry, id: 'tractor', icon: 'tractor' },
  ];
  const remote = { name: 'mf-cameras', needs: { contract: '^1.0.0' }, textNamespace: 'mf-cameras' };
  expect(descriptorProblems(defineRemote({ ...remote, routes: [grid], nav }), texts, () => true)).toEqual([
    "nav entry 'tractor': there is no icon 'tractor' (shared/ui/icons)",
  ]);
});

test('what is wrong with a widget is told with its name', () => {
  const widget = { name: 'camera-picture', version: 1, module: './widgets/picture', component: 'Picture' } as const;
  const remote = { name: 'mf-cameras', needs: { contract: '^1.0.0' }, textNamespace: 'mf-cameras' };
  const widgets = [
    widget,
    { ...widget, version: 0.5, permission: { any: ['cameras.look'] } },
    { ...widget, name: 'grid', module: './absent/grid' },
  ] as const;
  const described = defineRemote({ ...remote, routes: [grid], nav: [], widgets });
  expect(descriptorProblems(described, texts, (module) => !module.startsWith('./absent/'))).toEqual([
    "widget 'grid': no module ./absent/grid",
    "widget 'camera-picture' is declared twice",
    "widget 'camera-picture': 0.5 is no version of a contract (1, 2, …)",
    "two modules are called 'grid'",
    "widget 'camera-picture': there is no permission 'cameras.look'",
  ]);
});

test('a group that the navigation does not have is told, and one that it has is well', () => {
  const entry = { order: 1, titleKey: 'grid.title', to: '/grid', placement: 'side', icon: 'grid' } as const;
  const remote = {
    name: 'mf-cameras',
    needs: { contract: '^1.0.0' },
    textNamespace: 'mf-cameras',
    routes: [grid],
    nav: [
      { ...entry, id: 'a', group: 'watch' },
      { ...entry, id: 'b', group: 'weigh' },
    ],
  } as unknown as RemoteDescriptor;
  expect(descriptorProblems(remote, texts, () => true)).toEqual([
    "nav entry 'b': there is no group 'weigh' (watch, look-back, act, configure)",
  ]);
});

test('a finder module that does not exist, is called as another one, or needs an unknown permission is told', () => {
  const finder = (module: `./${string}`, any: readonly string[] = []) =>
    descriptorProblems(
      {
        name: 'mf-cameras',
        needs: { contract: '^1.0.0' },
        textNamespace: 'mf-cameras',
        routes: [grid],
        nav: [],
        finder: { module, hook: 'useParts', guard: 'none', permission: { any } } as never,
      },
      texts,
      (named) => named !== './walls/absent',
    );
  expect(finder('./finder')).toEqual([]);
  expect(finder('./walls/absent')).toEqual(['finder: no module ./walls/absent']);
  expect(finder('./figures/grid')).toEqual(["two modules are called 'grid'"]);
  expect(finder('./finder', ['cameras.eat'])).toEqual(["finder: there is no permission 'cameras.eat'"]);
});
