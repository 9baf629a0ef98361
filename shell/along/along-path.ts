/** Where a barn is taken along (product 10.6b). */
export const alongPath = '/dashboard/:barnId/take-along';
