import type { ConsentTopic } from '../../../../domain/people/consents.collection'
import type { SegmentRow } from '../../../../domain/segments/segment-matcher'
import type { RowRecord, RowSource } from '../../../../domain/tables/row-source'

/** Consent topics with a yes, by person. */
export type Agreed = ReadonlyMap<string, readonly ConsentTopic[]>

/** The rows of people who match a question; rows that no longer match are reported as removed. */
export function segmentSource(source: RowSource, answers: (row: SegmentRow) => boolean, agreed: Agreed): RowSource {
  const isWanted = (row: RowRecord) => answers({ ...(row as unknown as SegmentRow), agreed: agreed.get(row.id) ?? [] })
  return {
    watch: (next, fail) =>
      source.watch(
        ({ set, removed }) => next({ set: set.filter(isWanted), removed: [...removed, ...set.filter(row => !isWanted(row)).map(({ id }) => id)] }),
        fail,
      ),
  }
}
