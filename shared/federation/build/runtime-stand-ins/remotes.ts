/** Stands in for remotes that are imported by name at build time: there are none, they come from `suite.json`. */
export const remotes = undefined;
