import type { ColorValue } from '@barnwatch/shared/ui/form';

/** How a region of that colour looks on a bright and on a dark picture. Without a colour: the outline alone. */
export function RegionSample({ color }: { readonly color: ColorValue | null }) {
  const shape = 'M10 34 16 12 40 8 58 18 54 38 28 42z';
  return (
    <svg width="68" height="50" viewBox="0 0 68 50" aria-hidden="true">
      <rect width="34" height="50" fill="#9aa0a6" />
      <rect x="34" width="34" height="50" fill="#2b2f33" />
      {color === null ? (
        <path d={shape} fill="none" stroke="#ffffff" strokeWidth="2" strokeDasharray="4 4" />
      ) : (
        <path d={shape} fill={color} fillOpacity="0.4" stroke={color} strokeWidth="3" strokeLinejoin="round" />
      )}
    </svg>
  );
}
