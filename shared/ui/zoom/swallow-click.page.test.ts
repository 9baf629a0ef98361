import { swallowClick } from './swallow-click';

test('the click at the end of a movement reaches nothing on the element; others and later ones do', async () => {
  document.body.innerHTML = '<section><a href="#pen"></a></section><button></button>';
  const [section, link, button] = ['section', 'a', 'button'].map((name) => document.querySelector<HTMLElement>(name));
  if (!section || !link || !button) throw new Error('the page is not there');
  const followed = jest.fn();
  section.addEventListener('click', followed, { capture: true });
  const pressed = jest.fn();
  button.addEventListener('click', pressed);

  swallowClick(section);
  link.click();
  button.click();
  expect(followed).not.toHaveBeenCalled();
  expect(location.hash).toBe('');
  expect(pressed).toHaveBeenCalledTimes(1);

  await new Promise((later) => setTimeout(later));
  link.click();
  expect(followed).toHaveBeenCalledTimes(1);
});
