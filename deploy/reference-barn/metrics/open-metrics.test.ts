import fc from 'fast-check';
import { openMetricsText } from './open-metrics';

test('writes families as the standard does', () => {
  const text = openMetricsText([
    { name: 'barnwatch_disk_free_bytes', kind: 'gauge', unit: 'bytes', help: 'Room.', samples: [{ value: 12.5 }] },
    {
      name: 'barnwatch_faults',
      kind: 'counter',
      help: 'Begun.',
      samples: [{ labels: { fault: 'lensDirty' }, value: 2 }],
    },
    { name: 'barnwatch_nothing', kind: 'gauge', help: 'Without a sample.', samples: [] },
  ]);
  expect(text).toBe(
    [
      '# TYPE barnwatch_disk_free_bytes gauge',
      '# UNIT barnwatch_disk_free_bytes bytes',
      '# HELP barnwatch_disk_free_bytes Room.',
      'barnwatch_disk_free_bytes 12.5',
      '# TYPE barnwatch_faults counter',
      '# HELP barnwatch_faults Begun.',
      'barnwatch_faults_total{fault="lensDirty"} 2',
      '# EOF',
      '',
    ].join('\n'),
  );
});

test('whatever a camera is called, its line is one line and its label ends where it ends', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (camera) => {
      const samples = [{ labels: { camera }, value: 1 }];
      const text = openMetricsText([{ name: 'online', kind: 'gauge', help: 'Online.', samples }]);
      const [, label = ''] = /^online\{camera="((?:[^"\\\n]|\\\\|\\"|\\n)*)"\} 1$/m.exec(text) ?? [];
      const read = label.replace(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter));
      expect(read).toBe(camera);
      expect(text.split('\n').filter((line) => !line.startsWith('#'))).toHaveLength(2);
    }),
  );
});
