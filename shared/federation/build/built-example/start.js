// The start of federation asks for late files; here it is enough to name them.
globalThis.later = () => __webpack_require__.lateFiles;
globalThis.parts = {
  counter: () => new Worker(new URL('./counter.js', import.meta.url), { name: 'counter-worker' }),
  words: () => import(/* webpackChunkName: "words" */ './words.js'),
  account: () => import(/* webpackChunkName: "account" */ './account.js'),
};
