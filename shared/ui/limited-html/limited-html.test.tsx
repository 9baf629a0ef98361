import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderInSuite } from '../../testing';
import { LimitedHtml, limitedTags, longestLimitedHtml, sanitizeLimitedHtml } from '.';

function shown(html: string): HTMLElement {
  const place = document.createElement('div');
  place.append(sanitizeLimitedHtml(html).content);
  return place;
}

function expectLimited(place: HTMLElement): void {
  const allowed: readonly string[] = limitedTags;
  for (const element of place.querySelectorAll('*')) {
    expect(allowed).toContain(element.localName);
    expect(element.attributes).toHaveLength(0);
  }
}

test('the tags of the specification stay, without attributes', () => {
  const html = limitedTags
    .map((tag) => `<${tag} class="x" style="color:red" onclick="alert(1)">${tag}</${tag}>`)
    .join('');
  const place = shown(html);
  expectLimited(place);
  for (const tag of limitedTags) expect(place.querySelector(tag)).not.toBeNull();
});

test.each([
  ['<script>alert(1)</script>seen', 'seen'],
  ['<img src=x onerror=alert(1)>seen', 'seen'],
  ['<a href="javascript:alert(1)">seen</a>', 'seen'],
  ['<svg><g onload=alert(1)>x</g></svg>seen', 'seen'],
  ['<math><mi xlink:href="data:x"></mi></math>seen', 'seen'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>seen', 'seen'],
  ['<form action="x"><input name="q"><button>seen</button></form>', 'seen'],
  ['<p><noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>seen</p>', 'seen'],
  ['<style>p{background:url(x)}</style>seen', 'seen'],
  ['<h5>seen</h5>', 'seen'],
  ['<frameset><frame src="javascript:alert(1)"></frameset>seen', ''],
  ['<p>seen</p><frameset onload="alert(1)"></frameset>', 'seen'],
  ['<table><thead><tr><th>seen</th></tr></thead><tr><td>x</td></tr></table>', 'seen'],
  ['<p is="x-word">seen</p>', 'seen'],
  ['<h5 is="x-word">seen</h5>', 'seen'],
  ['temperature < 10 & > 5', 'temperature < 10 & > 5'],
])('%s', (html, text) => {
  const place = shown(html);
  expectLimited(place);
  expect(place.textContent).toContain(text);
  expect(place.innerHTML).not.toMatch(/alert|onerror|javascript/);
});

test('nothing but the allowed passes, whatever is thrown together', () => {
  const piece = fc.constantFrom(
    '<p',
    '<b>',
    '</b>',
    '<svg',
    '<math>',
    '<style>',
    '<template>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    ' onload=x',
    ' href="javascript:x"',
    '>',
    '"',
    "'",
    '<li><ul>',
    '<img src=x ',
    '<object data=x>',
    'words',
    '&lt;script&gt;',
    '\0',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      expectLimited(shown(pieces.join('')));
    }),
  );
});

test('a text of 1 MB is cut, and says so (F37)', async () => {
  const beyond = 900_000;
  const { container } = await renderInSuite(<LimitedHtml html={'x'.repeat(longestLimitedHtml + beyond)} />);
  expect(container.textContent?.length).toBeLessThan(longestLimitedHtml + 200);
  expect(screen.getByText('900,000 more characters are not shown.')).toBeVisible();
});

test('the same description again is shown again', async () => {
  const { rerender } = await renderInSuite(<LimitedHtml html="<p>Pens <b>washed</b></p>" />);
  expect(screen.getByText('washed').localName).toBe('b');
  rerender(<LimitedHtml html="<p>Other</p>" />);
  rerender(<LimitedHtml html="<p>Pens <b>washed</b></p>" />);
  expect(screen.getByText('washed')).toBeVisible();
});
