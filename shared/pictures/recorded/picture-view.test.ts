import { askedPictures, failedBy, taken } from './doubles/asked-pictures';
import { PictureView } from './picture-view';

function setUp(options: { limit?: number; kept?: number } = {}) {
  const barn = askedPictures({ limit: 1, ...options });
  const view = new PictureView(barn.pictures);
  const want = (moment: number, ahead: readonly number[] = []) =>
    view.want(
      barn.source(String(moment)),
      ahead.map((next) => barn.source(String(next))),
    );
  return { ...barn, view, want };
}

test('a superseded moment is no longer asked for, and its late answer changes nothing', async () => {
  const { view, want, asked, last } = setUp();
  want(1000);
  const first = last();
  want(2000);
  expect(first.signal.aborted).toBe(true);
  await first.answer(taken(1000));
  expect(view.state()).toEqual({ kind: 'loading', key: '2000', last: null });
  await last().answer(taken(2001));
  expect(view.state()).toMatchObject({ kind: 'ready', key: '2000', picture: { capturedAt: 2001 } });
  expect(asked).toHaveLength(2);
});

test('the last picture stays while the next is on its way, and is given back when that is there', async () => {
  const { view, want, last, urls } = setUp({ kept: 0 });
  want(1000);
  await last().answer(taken(1000));
  want(2000);
  expect(view.state()).toMatchObject({ kind: 'loading', key: '2000', last: { capturedAt: 1000 } });
  expect(urls.open.size).toBe(1);
  await last().answer(taken(2000));
  expect([...urls.open]).toEqual(['blob:2']);
});

test('fetches ahead one after the other, and has them at once when they are wanted', async () => {
  const { view, want, keys, last } = setUp();
  want(3000, [2000, 1000]);
  expect(keys()).toEqual(['3000']);
  await last().answer(taken(3000));
  expect(keys()).toEqual(['3000', '2000']);
  await last().answer(taken(2000));
  await last().answer(taken(1000));
  want(2000, [1000]);
  expect(view.state()).toMatchObject({ kind: 'ready', key: '2000' });
  expect(keys()).toHaveLength(3);
});

test('what is being fetched ahead when it is wanted is not asked for twice', async () => {
  const { view, want, asked, last } = setUp();
  want(3000, [2000]);
  await last().answer(taken(3000));
  want(2000);
  expect(asked).toHaveLength(2);
  expect(last().signal.aborted).toBe(false);
  await last().answer(taken(2000));
  expect(view.state()).toMatchObject({ kind: 'ready', key: '2000' });
});

test('a failure is told, never kept, and another try is possible', async () => {
  const { view, want, last } = setUp();
  want(1000);
  await last().answer(failedBy('timeout'));
  expect(view.state()).toMatchObject({ kind: 'failed', key: '1000' });
  view.retry();
  expect(view.state()).toMatchObject({ kind: 'loading', key: '1000' });
  await last().answer(taken(1000));
  expect(view.state().kind).toBe('ready');
});

test('one that failed ahead is asked for again when it is wanted', async () => {
  const { view, want, last } = setUp();
  want(3000, [2000]);
  await last().answer(taken(3000));
  await last().answer(failedBy('timeout'));
  expect(view.state()).toMatchObject({ kind: 'ready', key: '3000' });
  want(2000);
  await last().answer(taken(2000));
  expect(view.state()).toMatchObject({ kind: 'ready', key: '2000' });
});

test('object URLs are bounded, and none is left at the end or when privacy is switched on', async () => {
  const { view, want, urls, last, pictures } = setUp({ kept: 3 });
  for (let moment = 1; moment <= 10; moment += 1) {
    want(moment);
    await last().answer(taken(moment));
    expect(urls.open.size).toBeLessThanOrEqual(4);
  }
  pictures.forget('');
  expect(urls.open.size).toBe(0);
  expect(view.state()).toEqual({ kind: 'loading', key: '10', last: null });
  await last().answer(taken(10));
  expect(urls.open.size).toBe(1);
  view.close();
  expect(urls.open.size).toBe(0);
});
