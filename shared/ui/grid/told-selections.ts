import { filterText, type GridView, sortText } from './grid-view';

type Selection = Pick<GridView, 'sort' | 'filters'>;

/**
 * What a grid has told the screen of its order and filters and has not been given back yet. A screen may need a while;
 * meanwhile somebody types on, and what comes back late must not overrule that.
 */
export interface ToldSelections {
  /** The grid tells; `known` is what the screen has wanted so far. */
  tell(selection: Selection, known: Selection): void;
  /** Whether what the screen wants is a wish of its own, which the grid is to follow. */
  isOwnWish(wanted: Selection): boolean;
}

const textOf = ({ sort, filters }: Selection): string => `${sortText(sort)} ${filterText(filters)}`;

export function createToldSelections(): ToldSelections {
  let told: readonly string[] = [];
  let before = '';
  return {
    tell(selection, known) {
      const text = textOf(selection);
      if (told.length === 0) before = textOf(known);
      // Nothing comes back of what the screen knows already.
      if (told.length > 0 || text !== textOf(known)) told = [...told, text];
    },
    isOwnWish(wanted) {
      if (told.length === 0) return true;
      const at = told.lastIndexOf(textOf(wanted));
      // Neither what was told nor what stood before: the screen has changed its mind.
      if (at < 0 && textOf(wanted) !== before) told = [];
      else told = told.slice(at + 1);
      return at < 0 && told.length === 0;
    },
  };
}
