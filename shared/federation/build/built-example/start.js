globalThis.parts = {
  counter: () => new Worker(new URL('./counter.js', import.meta.url), { name: 'counter-worker' }),
  words: () => import(/* webpackChunkName: "words" */ './words.js'),
  account: () => import(/* webpackChunkName: "account" */ './account.js'),
};
