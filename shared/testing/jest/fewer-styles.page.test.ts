import { screen } from '@testing-library/dom';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test('what a browser hides by itself is not seen, and everything else is', () => {
  document.body.innerHTML = `
    <p hidden>hidden</p><dialog>closed</dialog><template>template</template><script type="text/plain">script</script>
    <ul><li>item</li></ul><table><tbody><tr><td>cell</td></tr></tbody></table>
    <details open><summary>summary</summary><span>word</span></details>`;
  for (const text of ['hidden', 'closed']) expect(screen.getByText(text)).not.toBeVisible();
  for (const text of ['item', 'cell', 'summary', 'word']) expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('cell', { name: 'cell' })).toBeVisible();
});

test('what a page and its elements say of themselves counts, and is passed on to what they hold', () => {
  document.head.innerHTML =
    '<style>.away { display: none } .unseen { visibility: hidden } .room { margin: 3px }</style>';
  document.body.innerHTML = `
    <div class="away"><button>away</button></div><div class="unseen"><button>unseen</button></div>
    <div style="display: none"><button>by itself</button></div><button class="room">there</button>
    <div style="pointer-events: none"><i>not to be pressed</i></div>`;
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['there']);
  expect(getComputedStyle(screen.getByRole('button')).margin).toBe('3px');
  expect(getComputedStyle(screen.getByText('not to be pressed')).pointerEvents).toBe('none');
  expect(getComputedStyle(screen.getByText('unseen')).visibility).toBe('hidden');
  expect(getComputedStyle(document.body).display).toBe('block');
});
