/** Where an element is: on the screen, within one screen of it, or neither. */
export interface Seen {
  readonly visible: boolean;
  readonly near: boolean;
}

/** One screen beyond the edge counts as near; the same beyond the edge of a part that scrolls by itself. */
const nearMargin = '100% 0px';

type Listener = (part: Partial<Seen>) => void;

/** Three observers for all tiles of a page: hundreds of tiles with observers of their own cost every frame. */
export class PlaceWatch {
  readonly #listeners = new Map<Element, Listener>();
  readonly #visible = this.#observer('visible', '0px');
  readonly #near = this.#observer('near', nearMargin);
  readonly #sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) this.#listeners.get(target)?.({});
  });

  /** Tells what changed of an element's place, and with nothing that its size did. One listener for each element. */
  watch(element: Element, listener: Listener): () => void {
    this.#listeners.set(element, listener);
    const observers = [this.#visible, this.#near, this.#sizes];
    for (const observer of observers) observer.observe(element);
    return () => {
      this.#listeners.delete(element);
      for (const observer of observers) observer.unobserve(element);
    };
  }

  #observer(part: keyof Seen, margin: string): IntersectionObserver {
    // Browsers that do not know `scrollMargin` ask for a picture when it scrolls into view, not before.
    const options: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: margin, scrollMargin: margin };
    return new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) this.#listeners.get(target)?.({ [part]: isIntersecting });
    }, options);
  }
}
