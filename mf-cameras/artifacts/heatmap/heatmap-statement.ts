import type { HeatmapCells } from './heatmap-cells';
import { type PartName, partNames, sharesOf } from './parts-of-picture';

/** What one or two heatmaps show, to be put into one sentence (`heatmap.says.{kind}`). Shares from 0 to 1. */
export type HeatmapStatement =
  /** No animal with these labels was seen. */
  | { readonly kind: 'nobody' }
  /** The fullest part of the picture. */
  | { readonly kind: 'fullest'; readonly part: PartName; readonly share: number }
  /** No part has much more than another; `share` is that of the fullest. */
  | { readonly kind: 'even'; readonly share: number }
  /** From where most went to where most came; before and after are the shares of the latter. */
  | {
      readonly kind: 'moved';
      readonly from: PartName;
      readonly to: PartName;
      readonly before: number;
      readonly after: number;
    }
  /** One part has gained what many others have lost, or the other way round. */
  | { readonly kind: 'gathered' | 'spread'; readonly part: PartName; readonly before: number; readonly after: number }
  /** No part has gained or lost as much as could be told of; `spread` where there is more or less of all of it. */
  | { readonly kind: 'same' | 'sameSpread' }
  /** In one of the two spans nobody was seen. */
  | { readonly kind: 'onlyBefore' }
  | { readonly kind: 'onlyAfter' };

/** Less is no move: whole per cents could be the same. */
export const leastMove = 0.02;
/** Of all there was before: less is what one day has more than another. */
export const leastAmountChange = 0.05;
/** A ninth of all is even; up to this share it is called so. */
export const mostEven = 0.15;

/** What one heatmap shows. */
export function statementOf(cells: HeatmapCells): HeatmapStatement {
  const shares = sharesOf(cells);
  if (shares === null) return { kind: 'nobody' };
  const part = largest((name) => shares[name]);
  const share = shares[part];
  return share <= mostEven ? { kind: 'even', share } : { kind: 'fullest', part, share };
}

/** What has changed between two spans of one camera. */
export function changeOf(earlier: HeatmapCells, later: HeatmapCells): HeatmapStatement {
  const before = sharesOf(earlier);
  const after = sharesOf(later);
  if (before === null) return { kind: after === null ? 'nobody' : 'onlyAfter' };
  if (after === null) return { kind: 'onlyBefore' };
  const gain = (name: PartName) => after[name] - before[name];
  const to = largest(gain);
  const from = largest((name) => -gain(name));
  const gains = gain(to) >= leastMove;
  const loses = -gain(from) >= leastMove;
  if (gains && loses) return { kind: 'moved', from, to, before: before[to], after: after[to] };
  if (gains) return { kind: 'gathered', part: to, before: before[to], after: after[to] };
  if (loses) return { kind: 'spread', part: from, before: before[from], after: after[from] };
  return { kind: amountChangeOf(earlier, later) === null ? 'same' : 'sameSpread' };
}

/** How much more or less of all there is in the later span, as a share of before. */
export interface AmountChange {
  readonly kind: 'more' | 'less';
  readonly share: number;
}

/** Null where that could not be told from a day like the other, or where there was nothing before. */
export function amountChangeOf(earlier: HeatmapCells, later: HeatmapCells): AmountChange | null {
  const [before, after] = [amountOf(earlier), amountOf(later)];
  if (before <= 0 || after <= 0) return null;
  const change = after / before - 1;
  return Math.abs(change) < leastAmountChange ? null : { kind: change > 0 ? 'more' : 'less', share: Math.abs(change) };
}

/** Animal minutes an hour, of the whole picture. */
function amountOf({ rates }: HeatmapCells): number {
  return rates.reduce((sum, rate) => sum + rate, 0);
}

function largest(measure: (name: PartName) => number): PartName {
  return partNames.reduce((best, name) => (measure(name) > measure(best) ? name : best));
}
