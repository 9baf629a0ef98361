import { lineFault, polygonFault } from './polygon-fault';

const size = { width: 1000, height: 1000 };
const at = (...pairs: readonly (readonly [number, number])[]) => pairs.map(([x, y]) => ({ x: x / 1000, y: y / 1000 }));

test.each([
  ['two points', at([0, 0], [500, 0]), { kind: 'too-few-points' }],
  ['a point outside', at([0, 0], [1001, 0], [500, 500]), { kind: 'outside', index: 1 }],
  ['no place at all', [...at([0, 0], [500, 0]), { x: Number.NaN, y: 0 }], { kind: 'outside', index: 2 }],
  // 0.5 % of the diagonal of 1000 × 1000 is 7.07 px.
  [
    'two points that are too close',
    at([0, 0], [500, 0], [507, 0], [500, 500]),
    { kind: 'too-close', index: 1, other: 2 },
  ],
  ['edges that cross', at([0, 0], [500, 500], [500, 0], [0, 500]), { kind: 'crossing', index: 0, other: 2 }],
  [
    'a corner on an edge',
    at([0, 0], [500, 0], [500, 500], [250, 0], [0, 500]),
    { kind: 'crossing', index: 0, other: 2 },
  ],
  ['an edge that runs back', at([0, 0], [500, 0], [200, 0], [200, 300]), { kind: 'crossing' }],
  ['an edge that runs back to the first corner', at([200, 0], [200, 300], [500, 0], [0, 0]), { kind: 'crossing' }],
  ['points on one line', at([0, 0], [300, 0], [600, 0]), { kind: 'crossing' }],
] as const)('F39: %s: the fault says which points and where', (_, polygon, fault) => {
  expect(polygonFault(polygon, size)).toMatchObject(fault);
});

test('where edges cross is told', () => {
  const fault = polygonFault(at([0, 0], [500, 500], [500, 0], [0, 500]), size);
  expect(fault?.kind === 'crossing' && fault.at).toEqual({ x: 0.25, y: 0.25 });
});

test('F39: corners that lie on a straight edge are no fault, nor are 256 of them; 257 are', () => {
  expect(polygonFault(at([0, 0], [300, 0], [600, 0], [600, 500]), size)).toBeNull();
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      x: 0.5 + 0.5 * Math.cos((2 * Math.PI * index) / count),
      y: 0.5 + 0.5 * Math.sin((2 * Math.PI * index) / count),
    }));
  expect(polygonFault(many(256), size)).toBeNull();
  expect(polygonFault(many(257), size)).toEqual({ kind: 'too-many-points' });
});

test('a line may be short, and is judged without the edge that would close it', () => {
  expect(lineFault(at([0, 0]), size)).toBeNull();
  const open = at([0, 0], [600, 0], [600, 600], [200, 600], [200, 100], [400, 100], [400, 400]);
  expect(lineFault(open, size)).toBeNull();
  expect(polygonFault(open, size)).toMatchObject({ kind: 'crossing' });
  expect(lineFault(at([0, 0], [500, 500], [500, 0], [0, 500]), size)).toMatchObject({ kind: 'crossing' });
  expect(lineFault(at([0, 0], [3, 3]), size)).toMatchObject({ kind: 'too-close' });
});
