/** How warm it can feel, from cold to warm; each of them is an issue of climate too. */
export const temperatureRatings = ['wayTooCold', 'tooCold', 'allGood', 'tooWarm', 'wayTooWarm'] as const;

const isRating = (issue: string | null): boolean => temperatureRatings.some((rating) => rating === issue);

/** Whether the form asks how warm it feels: for a climate whose issue does not say so already. */
export function asksForTemperature(type: string | null, issue: string | null): boolean {
  return type === 'climate' && issue !== null && !isRating(issue);
}

/** Product 3.2: what the payload of a climate says of the temperature; null for other types, or where nobody said. */
export function temperatureRatingOf(type: string | null, issue: string | null, chosen: string | null): string | null {
  if (type !== 'climate') return null;
  return isRating(issue) ? issue : chosen;
}
