import { exampleBarn } from '@barnwatch/shared/testing';
import { type BadgeClient, showOpenInterventions } from './open-interventions';

const permitted = ['incidents.view'];
const error = { code: 'server-error', context: { instanceId: '', call: '' } } as const;
let badges: (number | 'none')[];

beforeEach(() => {
  jest.useFakeTimers();
  badges = [];
  Object.assign(navigator, {
    setAppBadge: async (count: number) => void badges.push(count),
    clearAppBadge: async () => void badges.push('none'),
  });
});

afterEach(() => jest.useRealTimers());

/** Barns with so many open interventions; null fails. */
function suite(open: Readonly<Record<string, number | null>>) {
  let views = Object.keys(open).map((name) =>
    exampleBarn({ globalUniqueIdentifier: name, availablePermissions: permitted, online: true }),
  );
  let listener = (): void => undefined;
  const asked: string[] = [];
  const auth: BadgeClient = {
    instances: {
      get: () => views,
      subscribe: (heard: () => void) => {
        listener = heard;
        return () => undefined;
      },
    },
    client: (id: string) => ({
      post: async (_path, { parse }) => {
        asked.push(id);
        const total = open[id] ?? null;
        return total === null ? { ok: false, error } : { ok: true, value: parse({ page: { total } }) };
      },
    }),
  };
  return {
    auth,
    asked,
    open,
    see: async (change: (view: (typeof views)[number]) => (typeof views)[number]) => {
      views = views.map(change);
      listener();
      await jest.advanceTimersByTimeAsync(0);
    },
  };
}

test('the icon says how many interventions are open at all barns, and again after some minutes', async () => {
  const open = { north: 2, south: 3 };
  showOpenInterventions(suite(open).auth);
  await jest.advanceTimersByTimeAsync(0);
  expect(badges).toEqual([5]);
  open.north = 0;
  open.south = 0;
  await jest.advanceTimersByTimeAsync(300_000);
  expect(badges).toEqual([5, 'none']);
});

test('a barn that is off keeps its last number; one that fails counts nothing', async () => {
  const { auth, asked, see } = suite({ north: 2, south: null });
  showOpenInterventions(auth);
  await jest.advanceTimersByTimeAsync(0);
  await see((view) => ({ ...view, online: false }));
  expect(badges).toEqual([2, 2]);
  expect(asked).toEqual(['north', 'south']);
});

test('who logs out, or may not see incidents, has no number', async () => {
  const { auth, asked, see } = suite({ north: 2 });
  showOpenInterventions(auth);
  await jest.advanceTimersByTimeAsync(0);
  await see((view) => ({ ...view, loggedIn: false }));
  expect(badges).toEqual([2, 'none']);
  await see((view) => ({ ...view, loggedIn: true, availablePermissions: [] }));
  expect(badges.at(-1)).toBe('none');
  expect(asked).toEqual(['north']);
});

test('a system that refuses a badge breaks nothing', async () => {
  Object.assign(navigator, { setAppBadge: async () => Promise.reject(new Error('NotAllowedError')) });
  showOpenInterventions(suite({ north: 1 }).auth);
  await jest.advanceTimersByTimeAsync(0);
  expect(badges).toEqual([]);
});
