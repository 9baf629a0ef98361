import { keepFocus } from './keep-focus';

const cards = (...names: string[]) =>
  names.map((name) => `<li id="${name}"><a href="#${name}">${name}</a><button>Delete ${name}</button></li>`).join('');

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const deleteButton = (id: string) => byId(id).querySelector('button') as HTMLButtonElement;
const focused = () => document.activeElement?.textContent;
/** Observers are told after the change. */
const told = () => new Promise((resolve) => setTimeout(resolve));

let end: () => void;

function show(html: string): void {
  document.body.innerHTML = `<nav><a href="#start">Start</a></nav><main tabindex="-1">${html}</main>`;
  end = keepFocus(document.body);
}

afterEach(() => end());

test('goes on to the next entry when one is deleted, and from the last one back', async () => {
  show(`<ul>${cards('one', 'two', 'three')}</ul>`);
  deleteButton('two').focus();
  byId('two').remove();
  await told();
  expect(focused()).toBe('three');
  deleteButton('three').focus();
  byId('three').remove();
  await told();
  expect(focused()).toBe('one');
});

test('stays in the entry when only its button goes', async () => {
  show(`<ul>${cards('one', 'two')}</ul>`);
  deleteButton('two').focus();
  deleteButton('two').remove();
  await told();
  expect(focused()).toBe('two');
});

test('passes over what cannot be pressed', async () => {
  show('<p id="lead"><button>Retry</button></p><p><button disabled>Off</button><button>On</button></p>');
  (byId('lead').firstElementChild as HTMLElement).focus();
  byId('lead').remove();
  await told();
  expect(focused()).toBe('On');
});

test('ends at the content of the page when the whole screen goes', async () => {
  show('<section><button>Open</button></section>');
  (document.querySelector('section button') as HTMLElement).focus();
  document.querySelector('section')?.remove();
  await told();
  expect(document.activeElement).toBe(document.querySelector('main'));
});

test('takes the focus from nobody', async () => {
  show(`<ul>${cards('one', 'two')}</ul><input id="search">`);
  deleteButton('one').focus();
  byId('search').focus();
  byId('one').remove();
  await told();
  expect(document.activeElement).toBe(byId('search'));
});

test('leaves it nowhere for whoever has pressed beside everything', async () => {
  show(`<ul>${cards('one', 'two')}</ul>`);
  deleteButton('one').focus();
  deleteButton('one').blur();
  await told();
  byId('one').remove();
  await told();
  expect(document.activeElement).toBe(document.body);
});

test('goes to the content when a dialog goes whose opener is not there, not to what stands beside it in the document', async () => {
  show('<ul><li><button>Open</button></li></ul>');
  document.body.insertAdjacentHTML('beforeend', '<dialog open><form><button>Confirm</button></form></dialog>');
  (document.querySelector('dialog button') as HTMLElement).focus();
  document.querySelector('dialog')?.remove();
  await told();
  expect(document.activeElement).toBe(document.querySelector('main'));
});
