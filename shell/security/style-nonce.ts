/**
 * Gives every style element that a library makes the page's nonce. antd takes a nonce, but three of its components and
 * the data grid do not pass it on; without this they would stay unstyled under a `style-src` without 'unsafe-inline'.
 */
export function giveStylesTheNonce(): void {
  // Browsers hide the attribute's value from scripts and CSS; the property keeps it.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (!nonce) return;
  const create = document.createElement.bind(document);
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const made = create(name, options);
    if (made instanceof HTMLStyleElement) made.nonce = nonce;
    return made;
  }) as typeof document.createElement;
}
