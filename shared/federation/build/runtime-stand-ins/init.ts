interface Federation {
  readonly initOptions: object;
  readonly runtime: { init(options: object): unknown };
}

/** Stands in for a start that cuts shared modules down by what a server has found to be used: no such server runs. */
export function init({ webpackRequire }: { readonly webpackRequire: { readonly federation: Federation } }): unknown {
  const { initOptions, runtime } = webpackRequire.federation;
  return runtime.init(initOptions);
}
