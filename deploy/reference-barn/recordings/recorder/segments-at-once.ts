/**
 * So many segments leave the index in one write. Each has a row in a dozen indexes: 200 held the thread for 12 ms, and
 * for 43 where the disk was busy, 50 for 3 and 7 (800,000 rows, two cores).
 */
export const segmentsAtOnce = 50;
