import { saveWhereAsked } from './save-where-asked';

function place(refuses = false) {
  const written: Uint8Array[] = [];
  const createWritable = async () =>
    new WritableStream<Uint8Array>({
      write(bytes) {
        if (refuses) throw new DOMException('full', 'QuotaExceededError');
        written.push(bytes);
      },
    });
  // Of a handle nothing else is used.
  return { written, pick: async () => ({ createWritable }) as unknown as FileSystemFileHandle };
}

const file = async () => new Blob(['abc']);

test('the file is written where the person says', async () => {
  const { written, pick } = place();
  expect(await saveWhereAsked('a.zip', file, pick)).toBe('saved');
  expect(Buffer.concat(written).toString()).toBe('abc');
});

test('nobody has to choose a place', async () => {
  const pick = () => Promise.reject(new DOMException('no', 'AbortError'));
  expect(await saveWhereAsked('a.zip', file, pick)).toBe('cancelled');
});

test('a place without room, and a file that is gone, are told', async () => {
  expect(await saveWhereAsked('a.zip', file, place(true).pick)).toBe('failed');
  expect(await saveWhereAsked('a.zip', async () => null, place().pick)).toBe('failed');
});
