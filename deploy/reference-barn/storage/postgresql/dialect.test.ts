import { inPostgresql } from './dialect';

test('placeholders are numbered, but for those within a text', () => {
  expect(inPostgresql("SELECT '?''?' FROM mails WHERE a = ? AND b IS DISTINCT FROM ?")).toBe(
    "SELECT '?''?' FROM mails WHERE a = $1 AND b IS DISTINCT FROM $2",
  );
});

test('what ignores case does so by the function that the indexes are made of', () => {
  expect(inPostgresql('SELECT a FROM b WHERE c = ? AND b.name = ? COLLATE NOCASE ORDER BY a COLLATE NOCASE, c')).toBe(
    'SELECT a FROM b WHERE c = $1 AND lower(b.name COLLATE "C") = lower($2 COLLATE "C") ORDER BY lower(a COLLATE "C"), c',
  );
});
