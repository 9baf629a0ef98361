import fc from 'fast-check';
import { cutTo, longestText, plainText } from './plain-text';

test.each([
  ['<p>The pen was <b>more active than usual</b>.</p>', 'The pen was more active than usual.'],
  ['<h4>Vaccination</h4><p>All pens, second dose.</p>', 'Vaccination\nAll pens, second dose.'],
  ['<p>Phase 2.</p><ul><li>Silo 2</li><li>2.4 kg</li></ul>', 'Phase 2.\n• Silo 2\n• 2.4 kg'],
  ['one<br>two<BR/>three<hr>four', 'one\ntwo\nthree\nfour'],
  ['temperature < 10 and > 5', 'temperature < 10 and > 5'],
  ['Silo 1 &amp; 2 &lt;new&gt; &quot;x&quot; &#8364; &#x1F416; a&nbsp;b', 'Silo 1 & 2 <new> "x" € 🐖 a b'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&unknown; &#0; &#xD800; &#99999999;', '&unknown; &#99999999;'],
  ['<script>alert(1)</script>seen<style>p{}</style>', 'seen'],
  ['seen<script>alert(1)', 'seen'],
  ['seen<!-- not seen --> again<!-- open', 'seen again'],
  ['<img src=x onerror="alert(1)">seen<a href="javascript:x">link</a>', 'seenlink'],
  ['seen <img src=x onerror=alert(1)', 'seen'],
  ['', ''],
])('%j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('of the tags of the contract the words are left, all of them and in order', () => {
  const tag = fc.constantFrom('b', 'i', 'em', 'strong', 'p', 'ol', 'ul', 'li', 'h1', 'h4', 'h6', 'blink', 'svg');
  const word = fc.stringMatching(/^[a-zäöüß0-9]{1,8}$/);
  fc.assert(
    fc.property(fc.array(fc.tuple(tag, word), { maxLength: 20 }), (parts) => {
      const html = parts.map(([name, text]) => `<${name} onclick='x'> ${text} </${name}>`).join('');
      const words = plainText(html)
        .split(/[\s•]+/)
        .filter(Boolean);
      expect(words).toEqual(parts.map(([, text]) => text));
    }),
  );
});

test('a text of 1 MB, the worst for patterns included, holds nothing up', () => {
  for (const piece of ['<', '<p ', '<script>', '<!--', '&#', 'a\n ', '<li']) {
    const before = process.cpuUsage();
    expect(plainText(piece.repeat(1_000_000 / piece.length)).length).toBeLessThanOrEqual(longestText * 2);
    // Time of the processor: others may want it as well.
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000);
  }
});

test('a cut never leaves half a character', () => {
  expect(cutTo('🐖🐖', 3)).toBe('🐖');
  expect(cutTo('🐖🐖', 2)).toBe('🐖');
  expect(cutTo('pig', 9)).toBe('pig');
});
