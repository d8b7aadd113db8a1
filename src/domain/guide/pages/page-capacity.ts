/**
 * How much a page holds. Counts are fixed, so that every reference is known before anything is drawn; what is drawn fits itself in. They are
 * those of a page of 5.5 × 8.5 inches: a card with its picture beside it is as high as the usual picture (2.25 in), a third of the page.
 */
export const pageCapacity = {
  /** The height of a page of cards, and what a row takes of it: three rows with pictures, or four without. */
  cardHeight: 12,
  picturedRow: 4,
  plainRow: 3,
  cardsInRow: 2,
  /** Numbers on a map, which are listed below it. */
  mapNumbers: 40,
  contentsLines: 34,
  indexLines: 56,
  indexColumns: 2,
  events: 6,
  /** Lines of an article, and what its title and its picture take of them. */
  articleLines: 38,
  articleTitleLines: 9,
  articlePictureLines: 15,
  articleStudioLines: 3,
  articleLineLength: 62,
} as const

/** What a row of cards takes of the height of its page. */
export const rowHeight = (row: readonly { readonly picture?: unknown }[]) => (row[0]?.picture ? pageCapacity.picturedRow : pageCapacity.plainRow)
