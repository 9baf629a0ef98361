import { limitedTags } from '@barnwatch/shared/ui/limited-html';
import fc from 'fast-check';
import { documentOf, htmlOf, isBlank, pastedSlice } from './limited-schema';

const again = (html: string) => htmlOf(documentOf(html));

test.each([
  ['<p>Pens 1 to 4 washed.</p>'],
  ['<h4>Vaccination</h4><p>All pens, <strong>second</strong> <em>dose</em>.</p>'],
  ['<ul><li><p>Silo 2</p></li><li><p>2.4 kg</p></li></ul>'],
  ['<ol><li><p>one</p><ul><li><p>two</p></li></ul></li></ol><hr><p>end</p>'],
  ['<h1>1</h1><h2>2</h2><h3>3</h3><h6>6</h6>'],
])('%s stays as it is', (html) => {
  expect(again(html)).toBe(html);
});

test('what the form before this one wrote is kept in meaning', () => {
  expect(again('<p><b>new</b> <i>findings</i></p>')).toBe('<p><strong>new</strong> <em>findings</em></p>');
  expect(again('words')).toBe('<p>words</p>');
});

test.each(['', '<p></p>', '<p> </p>', '<hr>', '<ul><li></li></ul>'])('"%s" says nothing', (html) => {
  expect(isBlank(documentOf(html))).toBe(true);
  expect(again(html)).toBe('');
});

test('whatever is thrown together comes out with allowed tags and without attributes, and stays so', () => {
  const piece = fc.constantFrom(
    '<p style="color:red">',
    '<h5>',
    '<h2 onclick=x>',
    '<ul>',
    '<li>',
    '</ul>',
    '<table><td>',
    '<a href="javascript:x">',
    '<img src=x onerror=y>',
    '<script>x</script>',
    '<b>',
    '</b>',
    '<br>',
    'words ',
    '&lt;p&gt;',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const html = again(pieces.join(''));
      const place = document.createElement('div');
      place.innerHTML = html;
      const tags: readonly string[] = limitedTags;
      for (const element of place.querySelectorAll('*')) {
        expect(tags).toContain(element.localName);
        expect(element.attributes).toHaveLength(0);
      }
      expect(again(html)).toBe(html);
    }),
  );
});

test('a paste is cleaned; plain text becomes paragraphs', () => {
  const word = pastedSlice('<p class="MsoNormal"><span style="x">Silo <b>2</b></span><script>x</script></p>', 'Silo 2');
  expect(word.content.textBetween(0, word.content.size)).toBe('Silo 2');
  const quoted = pastedSlice(
    '<!--[if mso]>x<![endif]--><style>p{color:red}</style><p title="a > b" style=\'x\'>1 < 2</p>',
    '',
  );
  expect(quoted.content.textBetween(0, quoted.content.size)).toBe('1 < 2');
  const lines = pastedSlice('', 'one\r\n\ntwo');
  expect(lines.content.childCount).toBe(2);
  expect(pastedSlice('', '').size).toBe(0);
});
