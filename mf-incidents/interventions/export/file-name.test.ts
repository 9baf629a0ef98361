import { workbookFileName } from './file-name';

test.each([
  ['Interventions', 'Interventions.xlsx'],
  [' Maßnahmen 2026 ', 'Maßnahmen 2026.xlsx'],
  ['list.xlsx', 'list.xlsx'],
  ['list.XLSX.xlsx', 'list.xlsx'],
  ['../../etc/passwd', 'etc passwd.xlsx'],
  ['a\u0000b<c>:d', 'a b c d.xlsx'],
  ['', null],
  ['  . ', null],
  ['.xlsx', null],
  ['///', null],
])('%j is saved as %j', (typed, name) => {
  expect(workbookFileName(typed)).toBe(name);
});

test('a long name is shortened, its suffix stays', () => {
  const name = workbookFileName('x'.repeat(500));
  expect(name).toHaveLength(200);
  expect(name).toMatch(/x\.xlsx$/);
});
