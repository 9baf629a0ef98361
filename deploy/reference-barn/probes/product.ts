/** Name of this program: the first part of the names of its configuration documents. */
export const productName = 'barnwatch';
