import type { FactsByPerson } from '../../../../domain/segments/segment-facts'
import type { SegmentRow } from '../../../../domain/segments/segment-matcher'
import type { RowRecord, RowSource } from '../../../../domain/tables/row-source'

/** The rows of people who match a question; rows that no longer match are reported as removed. */
export function segmentSource(source: RowSource, answers: (row: SegmentRow) => boolean, facts: FactsByPerson): RowSource {
  const isWanted = (row: RowRecord) => answers({ ...(row as unknown as SegmentRow), ...facts.get(row.id) })
  return {
    watch: (next, fail) =>
      source.watch(
        ({ set, removed }) => next({ set: set.filter(isWanted), removed: [...removed, ...set.filter(row => !isWanted(row)).map(({ id }) => id)] }),
        fail,
      ),
  }
}
