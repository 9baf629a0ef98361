import { forbiddenTag } from './limited-html';

test.each([
  '<p>Pens <b>1</b> to <strong>4</strong></p><hr><hr/><ol><li>a</li></ol><h1>x</h1><h6>y</h6>',
  'below 5 < 6 and 7 > 3',
  '',
])('accepts %j', (html) => expect(forbiddenTag(html)).toBeNull());

test.each([
  ['<script>alert(1)</script>', '<script>'],
  ['<p class="x">', '<p class="x">'],
  ['<b>ok</b><img src=x onerror=1>', '<img src=x onerror=1>'],
  ['<h5>', '<h5>'],
  ['<!-- -->', '<!-- -->'],
  ['<IFRAME', '<IFRAME'],
  ['<b onclick', '<b onclick'],
])('refuses %j', (html, tag) => expect(forbiddenTag(html)).toBe(tag));
