import { until } from '@barnwatch/shared/testing/until';

const actEnvironment = 'IS_REACT_ACT_ENVIRONMENT';

beforeEach(() => {
  jest.resetModules();
  // What draws itself here does so outside of the tests' own steps.
  Reflect.set(globalThis, actEnvironment, false);
  // React's development build warns of the very thing.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  Reflect.set(globalThis, actEnvironment, true);
  Reflect.deleteProperty(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__');
  jest.restoreAllMocks();
});

/** React as it is when it is loaded below the watch: it looks for the hook once. */
async function reactBelowWatch() {
  const { watchRenders } = await import('./watch-renders');
  const noticed = jest.fn();
  let at = 0;
  watchRenders(globalThis, () => (at += 1))(noticed);
  const [{ useEffect, useState }, { createRoot }] = [await import('react'), await import('react-dom/client')];
  const { DrawnPart } = await import('./drawn-part');
  const Counting = ({ until }: { readonly until: number }) => {
    const [count, setCount] = useState(0);
    useEffect(() => {
      if (count < until) setCount(count + 1);
    }, [count, until]);
    return <p>{count}</p>;
  };
  const place = document.createElement('div');
  return { place, root: createRoot(place), Counting, DrawnPart, noticed };
}

test('what asks for another drawing without end is noticed, what does so some dozen times is not', async () => {
  const { place, root, Counting, noticed } = await reactBelowWatch();
  root.render(<Counting until={40} />);
  await until(() => place.textContent === '40');
  expect(noticed).not.toHaveBeenCalled();
  root.render(<Counting until={Number.POSITIVE_INFINITY} />);
  await until(() => noticed.mock.calls.length > 0);
  root.unmount();
});

test('it is told which part asks for it, not the one around it nor the one beside it (F30)', async () => {
  const { root, Counting, DrawnPart, noticed } = await reactBelowWatch();
  root.render(
    <DrawnPart part="screen">
      <Counting until={3} />
      <DrawnPart part="widget on it">
        <div>
          <Counting until={Number.POSITIVE_INFINITY} />
        </div>
      </DrawnPart>
      <DrawnPart part="widget beside it">
        <Counting until={3} />
      </DrawnPart>
    </DrawnPart>,
  );
  await until(() => noticed.mock.calls.length > 0);
  expect(noticed).toHaveBeenCalledWith(['widget on it']);
  root.unmount();
});

test('what no part asks for is told without one', async () => {
  const { root, Counting, noticed } = await reactBelowWatch();
  root.render(<Counting until={Number.POSITIVE_INFINITY} />);
  await until(() => noticed.mock.calls.length > 0);
  expect(noticed).toHaveBeenCalledWith([]);
  root.unmount();
});

test('developer tools that are there are told as before', async () => {
  const told: unknown[] = [];
  Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    supportsFiber: true,
    inject: () => 7,
    onCommitFiberRoot: (renderer: unknown) => told.push(renderer),
  });
  const { place, root, Counting } = await reactBelowWatch();
  root.render(<Counting until={1} />);
  await until(() => place.textContent === '1');
  expect(told).toContain(7);
  root.unmount();
});
