/**
 * Stands in for the sentences that the federation runtime says of its errors. What it throws still has the code, what it
 * is about, and the address of the page that explains the code.
 */
const noSentences: Readonly<Record<string, string>> = {};

export const runtimeDescMap = noSentences;
export const typeDescMap = noSentences;
export const buildDescMap = noSentences;
export const errorDescMap = noSentences;
