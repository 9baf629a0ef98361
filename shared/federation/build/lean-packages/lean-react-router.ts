/** `Form.displayName = "Form";`, for tools of developers. An assignment keeps what it names, used or not. */
const nameForTools = /^\w+\.displayName = "\w+";$/gm;

/** `var Form = React.forwardRef(` and the like, which make something and do nothing else, but do not say so. */
const makesOnly = /^((?:var|const|let) \w+ = )(?=\w+\.(?:forwardRef|createContext|memo)\()/gm;

/**
 * A module of React Router from which a bundler can leave out the components that nobody uses: forms, fetchers, the
 * prefetching of its framework.
 */
export function leanReactRouter(source: string): string {
  return source.replace(nameForTools, '').replace(makesOnly, '$1/* @__PURE__ */ ');
}
