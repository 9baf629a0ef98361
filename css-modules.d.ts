declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: the bundler gives a CSS module's classes as its default export
  export default classes;
}
declare module '*.css';
