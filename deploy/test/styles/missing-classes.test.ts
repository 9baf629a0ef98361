import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../wings/files-of';
import { missingClasses } from './missing-classes';

const repository = path.resolve(import.meta.dirname, '../../..');

test('a class that its module does not have is named, also one that a comment speaks of', () => {
  const texts: Readonly<Record<string, string>> = {
    'shell/list.module.css': '/* .gone */\n.list > .entry:hover { color: red }\n',
    'shell/frame/list.tsx':
      "import styles from '../list.module.css';\nconst used = [styles.list, styles.entry, styles.gone, styles.gone];\n",
  };
  expect(missingClasses(Object.keys(texts), (file) => texts[file] ?? '')).toEqual([
    'shell/frame/list.tsx: styles.gone is not in ../list.module.css',
  ]);
});

test('every class in use has a style', () => {
  const files = filesOf(repository, '.');
  expect(files.filter((file) => file.endsWith('.module.css')).length).toBeGreaterThan(100);
  expect(missingClasses(files, (file) => readFileSync(path.join(repository, file), 'utf8'))).toEqual([]);
});
