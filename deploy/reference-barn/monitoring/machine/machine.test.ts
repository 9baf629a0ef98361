import fc from 'fast-check';
import { well } from '../fault';
import { clockSight } from './clock-sight';
import { diskSight } from './disk-sight';

const gigabyte = 1e9;

describe('the disk', () => {
  test.each([
    [500, 9.9, 'faulty'],
    [500, 10.1, 'well'],
    [8_000, 9.9, 'faulty'],
    [8_000, 300, 'well'],
    [32, 1.5, 'faulty'],
    [32, 1.7, 'well'],
  ])('of %d GB with %d GB free is %s', (total, free, kind) => {
    const room = { freeBytes: free * gigabyte, totalBytes: total * gigabyte };
    expect(diskSight(room, false).kind).toBe(kind);
  });

  test('has to have somewhat more room before it is well again', () => {
    const room = (free: number) => ({ freeBytes: free * gigabyte, totalBytes: 500 * gigabyte });
    expect(diskSight(room(12), true)).toEqual({ kind: 'faulty', figures: '12.0 GB / 500.0 GB' });
    expect(diskSight(room(12), false)).toEqual(well);
    expect(diskSight(room(15.1), true)).toEqual(well);
  });
});

describe('the clock', () => {
  test('is told when it was set, with how far', () => {
    const before = { wallMs: 1_000_000, steadyMs: 50 };
    expect(clockSight(before, { wallMs: 1_010_000 + 3_600_000, steadyMs: 10_050 })).toMatchObject({
      figures: '+3600 s',
    });
    expect(clockSight(before, { wallMs: 1_010_000 - 60_000, steadyMs: 10_050 })).toMatchObject({ figures: '−60 s' });
  });

  test('is never told for running on, however late the look comes, nor for what a time server corrects', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(1e8), fc.integer({ min: -29_000, max: 29_000 }), (start, passedMs, drift) => {
        const before = { wallMs: start, steadyMs: 7 };
        expect(clockSight(before, { wallMs: start + passedMs + drift, steadyMs: 7 + passedMs })).toEqual(well);
      }),
    );
  });
});
