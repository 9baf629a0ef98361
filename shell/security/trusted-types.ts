/**
 * The page's default Trusted Types policy. Markup never passes as text; the address of a script passes only when it
 * lies where the deployment's own builds lie. The sanitiser has its own policy, made by DOMPurify.
 */

interface PolicyFactory {
  createPolicy(name: string, rules: Readonly<Record<string, (input: string) => string>>): unknown;
}

function policyFactory(): PolicyFactory | undefined {
  return Reflect.get(globalThis, 'trustedTypes') as PolicyFactory | undefined;
}

/** Origins that scripts may come from: the suite's own, and those that `suite.json` names for its remotes. */
const scriptOrigins = new Set<string>();

/** Lets the scripts of a remote's place pass. Called with what `suite.json` says, never with anything typed or linked. */
export function allowScriptsFrom(baseUrl: string): void {
  scriptOrigins.add(new URL(baseUrl, document.baseURI).origin);
}

/** Installs the policy, where the browser knows Trusted Types. Called once, before anything else runs. */
export function installDefaultPolicy(): void {
  scriptOrigins.add(location.origin);
  policyFactory()?.createPolicy('default', {
    createHTML(input) {
      if (/[<&]/.test(input)) throw new TypeError('Markup does not pass as text');
      return input;
    },
    createScriptURL(input) {
      if (!scriptOrigins.has(new URL(input, document.baseURI).origin)) throw new TypeError(`No scripts from ${input}`);
      return input;
    },
  });
}
