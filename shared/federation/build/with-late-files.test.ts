import { asksForLateFiles, type FilesByChunk, withLateFiles } from './with-late-files';

const early: FilesByChunk = { 22: { style: 'list.css sha256-E=' }, 724: { script: 'texts-en.js sha256-T=' } };
const late: FilesByChunk = {
  22: { script: 'list.js sha256-L=' },
  101: { script: 'account.js sha256-A=', style: 'account.css sha256-C=' },
};
const place = 'late-files.0123456789ab.json sha256-P=';

/** As Rspack writes it, between other parts of the program; `$` is what it calls itself. */
function program(require = 'c'): string {
  return [
    // What asks for late files, by the same letters, comes first.
    'r=e.lateFiles;e.u=r=>n(r)??o(d?.[r]?.script),e.k=r=>i(r)||o(d?.[r]?.style);',
    `${require}.k=e=>""+(({22:"list",101:"account"})[e]||e)+"."+({22:"aaa",101:"bbb"})[e]+".css",`,
    `${require}.u=e=>""+(({22:"list",101:"account"})[e]||e)+"."+({22:"ccc",101:"ddd"})[e]+".js",${require}.o=1,`,
    `${require}.sriHashes={22:"sha256-L=",101:"sha256-A="},${require}.sriCssHashes={22:"sha256-E="};start()`,
  ].join('');
}

test.each(['c', '$'])(
  'of a program that calls itself %s early files stay, and it says where the others are',
  (require) => {
    expect(withLateFiles(program(require), early, late, place)).toBe(
      [
        'r=e.lateFiles;e.u=r=>n(r)??o(d?.[r]?.script),e.k=r=>i(r)||o(d?.[r]?.style);',
        `${require}.k=e=>({22:"list.css",101:0})[e],`,
        `${require}.u=e=>({724:"texts-en.js"})[e],${require}.o=1,`,
        `${require}.sriHashes={724:"sha256-T="},${require}.lateFiles="${place}",${require}.sriCssHashes={22:"sha256-E="};start()`,
      ].join(''),
    );
  },
);

test('a build without style sheets has none of them to name', () => {
  const one = 'r=e.lateFiles;c.u=e=>"screen.1234.js",c.sriHashes={5:"sha256-S="};start()';
  const files = { 5: { script: 'screen.1234.js sha256-S=' } };
  expect(withLateFiles(one, {}, files, place)).toBe(
    `r=e.lateFiles;c.u=e=>({})[e],c.sriHashes={},c.lateFiles="${place}";start()`,
  );
});

test.each([
  ['names', program().replace('c.u=', 'c.script=')],
  ['digests', program().replace('sriHashes', 'digests')],
  ['names of style sheets', program().replace('c.k=', 'c.style=')],
])('where %s are written in another way the program is left as it is', (_what, text) => {
  expect(withLateFiles(text, early, late, place)).toBeNull();
});

test('a build without federation asks for no late files', () => {
  expect(asksForLateFiles(program())).toBe(true);
  expect(asksForLateFiles(program().replace('e.lateFiles', 'e.files'))).toBe(false);
});
