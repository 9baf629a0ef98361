import { warmUp } from './warm-up';

const never = new AbortController().signal;

/** Two cameras of two preparations each, which tell when they are made. */
function camerasWith(onMade: (name: string) => void): Parameters<typeof warmUp>[0] {
  return [0, 1].map((camera) => ({
    preparations: ['small', 'full'].map((size) => async () => onMade(`${size} ${camera}`)),
  }));
}

test('what is needed first is prepared first, of every camera', async () => {
  const made: string[] = [];
  await warmUp(
    camerasWith((name) => made.push(name)),
    never,
    () => {},
  );
  expect(made).toEqual(['small 0', 'small 1', 'full 0', 'full 1']);
});

test('one that fails is told, and costs no other', async () => {
  const made: string[] = [];
  const failures: unknown[] = [];
  const cameras = camerasWith((name) => {
    if (name === 'small 0') throw new Error('no barn');
    made.push(name);
  });
  await warmUp(cameras, never, (error) => failures.push(error));
  expect(made).toEqual(['small 1', 'full 0', 'full 1']);
  expect(failures).toEqual([new Error('no barn')]);
});

test('it ends where the barn ends', async () => {
  const made: string[] = [];
  const ending = new AbortController();
  const cameras = camerasWith((name) => {
    made.push(name);
    ending.abort();
  });
  await warmUp(cameras, ending.signal, () => {});
  expect(made).toEqual(['small 0']);
});
