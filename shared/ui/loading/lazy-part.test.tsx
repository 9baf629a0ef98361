import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense, useState } from 'react';
import { renderInSuite } from '../../testing';
import { PanelBoundary } from '../feedback/panel-boundary';
import { lazyPart } from './lazy-part';

interface TableProps {
  readonly name: string;
}

const Table = ({ name }: TableProps) => <p>the counts of {name}</p>;

/** A part of a page, and the answers of the server to each fetch of it, given by the test when it is time. */
function fetched() {
  const waiting: { come: () => Promise<void>; fail: () => Promise<void> }[] = [];
  const Part = lazyPart(
    () =>
      new Promise<typeof Table>((resolve, reject) =>
        waiting.push({
          come: () => act(async () => resolve(Table)),
          fail: () => act(async () => reject(new Error('no answer'))),
        }),
      ),
  );
  return { Part, waiting };
}

/** A page with a place that somebody opens and closes; one that is tried again has it closed. */
function OpenedPage({ children }: { readonly children: ReactNode }) {
  return (
    <PanelBoundary name="page" what="This page could not be shown.">
      <Opened>{children}</Opened>
    </PanelBoundary>
  );
}

function Opened({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Counts
      </button>
      {isOpen && <Suspense fallback={<p>on its way</p>}>{children}</Suspense>}
    </>
  );
}

/** So much to draw that React lets go of the page in between. */
function SlowRows() {
  return ['a', 'b', 'c', 'd'].map((row) => <SlowRow key={row} />);
}

function SlowRow() {
  const until = performance.now() + 10;
  while (performance.now() < until);
  return <p>row</p>;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => jest.restoreAllMocks());

test('it is fetched when it is first drawn, once for all places, and kept', async () => {
  const { Part, waiting } = fetched();
  await renderInSuite(
    <OpenedPage>
      <Part name="pen 1" />
      <Part name="pen 2" />
    </OpenedPage>,
  );
  expect(waiting).toHaveLength(0);
  await press('Counts');
  expect(screen.getByText('on its way')).toBeVisible();
  expect(waiting).toHaveLength(1);
  await waiting[0]?.come();
  expect(screen.getByText('the counts of pen 1')).toBeVisible();
  expect(screen.getByText('the counts of pen 2')).toBeVisible();
  await press('Counts');
  await press('Counts');
  expect(screen.queryByText('on its way')).toBeNull();
  expect(screen.getByText('the counts of pen 1')).toBeVisible();
  expect(waiting).toHaveLength(1);
});

describe('one that does not come', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

  test('is said by the boundary around it, and fetched anew each time that somebody tries again', async () => {
    const { Part, waiting } = fetched();
    await renderInSuite(
      <PanelBoundary name="counts" what="These counts could not be shown.">
        <Suspense fallback={<p>on its way</p>}>
          <Part name="pen 1" />
          <Part name="pen 2" />
        </Suspense>
      </PanelBoundary>,
    );
    for (const round of [1, 2]) {
      expect(screen.getByText('on its way')).toBeVisible();
      expect(waiting).toHaveLength(round);
      await waiting[round - 1]?.fail();
      expect(screen.getByRole('alert')).toHaveTextContent('These counts could not be shown.');
      expect(waiting).toHaveLength(round);
      await press('Try again');
    }
    await waiting[2]?.come();
    expect(screen.getByText('the counts of pen 2')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is fetched anew where it is opened anew, on a page that was tried again', async () => {
    const { Part, waiting } = fetched();
    const { rerender } = await renderInSuite(
      <OpenedPage>
        <Part name="pen 1" />
      </OpenedPage>,
    );
    await press('Counts');
    await waiting[0]?.fail();
    expect(screen.getByRole('alert')).toHaveTextContent('This page could not be shown.');
    await press('Try again');
    expect(screen.queryByText('on its way')).toBeNull();
    await press('Counts');
    expect(waiting).toHaveLength(2);
    await waiting[1]?.come();
    expect(screen.getByText('the counts of pen 1')).toBeVisible();
    rerender(<Part name="pen 3" />);
    expect(screen.getByText('the counts of pen 3')).toBeVisible();
    expect(waiting).toHaveLength(2);
  });

  test('costs two places with boundaries of their own one fetch, and is had by both with one more', async () => {
    const { Part, waiting } = fetched();
    await renderInSuite(
      ['pen 1', 'pen 2'].map((name) => (
        <PanelBoundary key={name} name={name} what={`The counts of ${name} could not be shown.`}>
          <Suspense>
            <Part name={name} />
          </Suspense>
        </PanelBoundary>
      )),
    );
    await waiting[0]?.fail();
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    expect(waiting).toHaveLength(1);
    for (const _place of ['pen 1', 'pen 2']) {
      const [again] = screen.getAllByRole('button', { name: 'Try again' });
      if (again) await userEvent.click(again);
    }
    expect(waiting).toHaveLength(2);
    await waiting[1]?.come();
    expect(screen.getByText('the counts of pen 1')).toBeVisible();
    expect(screen.getByText('the counts of pen 2')).toBeVisible();
  });

  test('is said after one fetch, however long the page takes to be drawn meanwhile', async () => {
    let fail = (): void => undefined;
    const load = jest.fn(() => new Promise<typeof Table>((_, reject) => (fail = () => reject(new Error('no answer')))));
    const Part = lazyPart(load);
    await renderInSuite(
      <PanelBoundary name="counts" what="These counts could not be shown.">
        <Suspense fallback={<p>on its way</p>}>
          <SlowRows />
          <Part name="pen 1" />
          <SlowRows />
        </Suspense>
      </PanelBoundary>,
    );
    fail();
    expect(await screen.findByRole('alert')).toHaveTextContent('These counts could not be shown.');
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('when nobody waited for it any more is no failure of the next who opens it', async () => {
    const { Part, waiting } = fetched();
    let now = 1_000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    await renderInSuite(
      <OpenedPage>
        <Part name="pen 1" />
      </OpenedPage>,
    );
    await press('Counts');
    await press('Counts');
    await waiting[0]?.fail();
    now += 60_000;
    await press('Counts');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(waiting).toHaveLength(2);
    await waiting[1]?.come();
    expect(screen.getByText('the counts of pen 1')).toBeVisible();
  });
});

test('what the part itself throws is not taken for a file that did not come', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn(
    async () =>
      function Broken(): ReactNode {
        throw new TypeError('a mistake of the table');
      },
  );
  const Part = lazyPart(load);
  await renderInSuite(
    <PanelBoundary name="counts" what="These counts could not be shown.">
      <Suspense>
        <Part />
      </Suspense>
    </PanelBoundary>,
  );
  expect(await screen.findByRole('alert')).toBeVisible();
  await press('Try again');
  expect(screen.getByRole('alert')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
