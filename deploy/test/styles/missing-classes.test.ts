import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingClasses } from './missing-classes';

const root = join(__dirname, '..', '..', '..');

test('a class that its module does not have is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'barnwatch-styles-'));
  try {
    writeFileSync(join(folder, 'list.module.css'), '/* .gone */\n.list > .entry:hover { color: red }\n');
    writeFileSync(
      join(folder, 'list.tsx'),
      "import styles from './list.module.css';\nconst used = [styles.list, styles.entry, styles.gone];\n",
    );
    expect(missingClasses(folder)).toEqual(['list.tsx: styles.gone is not in ./list.module.css']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('every class in use has a style', () => {
  expect(missingClasses(root)).toEqual([]);
});
