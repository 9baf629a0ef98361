import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../wings/files-of';
import { lateHeights } from './late-heights';

const repository = path.resolve(import.meta.dirname, '../../..');

/** Their height is what is said, whatever is in them; or they have it before they are put out of sight. */
const known: readonly string[] = [
  'mf-cameras/cameras/camera-list/camera-list.module.css: .card',
  'mf-cameras/cameras/camera-list/camera-list.module.css: .row',
  'mf-cameras/cameras/walk-round/walk-round.module.css: .finding',
  'shared/ui/grid/grid.module.css: .grid :global(.ag-row[data-resting])',
];

test('an element that is laid out late, of which the first ones are not spared, is named', () => {
  const rule = 'content-visibility: auto;\n  contain-intrinsic-size: auto 9rem;';
  const sheet = `.list { color: red }\n/* far */\n.place {\n  ${rule}\n}\n.entry:nth-child(n + 9),\n.day:nth-of-type(n + 9) .entry { ${rule} }\n@media print { .row { ${rule} } }\n`;
  expect(lateHeights(['a.module.css', 'b.ts'], () => sheet)).toEqual(['a.module.css: .place', 'a.module.css: .row']);
});

test('what is seen first has its height at once: no list jumps because its cards were thought lower (product P7)', () => {
  const files = filesOf(repository, '.').filter((file) => !file.includes('/dist/'));
  const late = lateHeights(files, (file) => readFileSync(path.join(repository, file), 'utf8'));
  expect(late.filter((one) => !known.includes(one))).toEqual([]);
  expect(known.filter((one) => !late.includes(one))).toEqual([]);
});
