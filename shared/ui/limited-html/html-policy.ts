interface HtmlPolicy {
  readonly createHTML: (html: string) => string;
  readonly createScriptURL: (address: string) => string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

/**
 * The one policy by which HTML becomes trusted: the sanitiser's, which hands over only what it has cleaned. Made with the
 * ui door, which runs before any remote does: the content policy allows each name once, and whoever comes first has it.
 * `undefined` where the browser knows no Trusted Types.
 */
export const htmlPolicy: HtmlPolicy | undefined = (
  Reflect.get(globalThis, 'trustedTypes') as PolicyFactory | undefined
)?.createPolicy('dompurify', { createHTML: (html) => html, createScriptURL: (address) => address });
