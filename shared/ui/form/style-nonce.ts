/**
 * The nonce with which this page's policy lets style elements pass; `null` where the page has none. Read as a property:
 * browsers hide the attribute.
 */
export function styleNonce(page: Pick<Document, 'querySelector'>): string | null {
  for (const selector of ['meta[property="csp-nonce"]', 'meta[name="csp-nonce"]', 'script[nonce]', 'style[nonce]']) {
    const nonce = page.querySelector<HTMLElement>(selector)?.nonce;
    if (nonce) return nonce;
  }
  return null;
}
