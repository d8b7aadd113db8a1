import type { ConsentTopic } from '../../../../domain/people/consents.collection'
import type { SegmentRow } from '../../../../domain/segments/segment-matcher'
import type { RowRecord, RowSource } from '../../../../domain/tables/row-source'

/** By person, what they agreed to. */
export type Agreed = ReadonlyMap<string, readonly ConsentTopic[]>

/** The rows of those who answer a question; who does not is told as gone. */
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
