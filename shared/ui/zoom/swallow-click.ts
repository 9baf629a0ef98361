/**
 * The click that a browser makes of the end of a movement would follow the link below it. It is stopped on its way down,
 * before whatever else on the element makes something of a click.
 */
export function swallowClick(element: HTMLElement): void {
  const page = element.getRootNode();
  const swallow = (event: Event) => {
    if (!(event.target instanceof Node && element.contains(event.target))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  page.addEventListener('click', swallow, { capture: true });
  // Where the browser makes no such click, the next press is a real one.
  setTimeout(() => page.removeEventListener('click', swallow, { capture: true }));
}
