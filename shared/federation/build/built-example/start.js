globalThis.parts = {
  words: () => import(/* webpackChunkName: "words" */ './words.js'),
  account: () => import(/* webpackChunkName: "account" */ './account.js'),
};
