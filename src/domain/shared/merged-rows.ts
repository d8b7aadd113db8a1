/**
 * Merges a list of rows that somebody changed while somebody else stored another version of it. Rows are the same if their keys are. A row
 * that both changed stays as it was entered; a row that one of them removed and the other left alone goes.
 */
export const mergedRows =
  <Row>(keyOf: (row: Row) => string) =>
  (before: readonly Row[], entered: readonly Row[], stored: readonly Row[]): readonly Row[] => {
    const byKey = (rows: readonly Row[]) => new Map(rows.map(row => [keyOf(row), row]))
    const [known, mine, theirs] = [byKey(before), byKey(entered), byKey(stored)]
    const isUnchanged = (row: Row) => known.has(keyOf(row)) && JSON.stringify(known.get(keyOf(row))) === JSON.stringify(row)
    const kept = entered.flatMap(row => {
      if (!isUnchanged(row)) return [row]
      const theirRow = theirs.get(keyOf(row))
      return theirRow === undefined ? [] : [theirRow]
    })
    return [...kept, ...stored.filter(row => !mine.has(keyOf(row)) && !known.has(keyOf(row)))]
  }
