import { useEffect, useState } from 'react'
import { people } from '../../../../domain/people/people.collection'
import type { SegmentRow } from '../../../../domain/segments/segment-matcher'
import { LiveRows } from '../../../../domain/tables/live-rows'
import { useService } from '../../../app-services/app'

/**
 * Every active person as a row, kept as they are: what a question is counted over; `undefined` until they are read. All of them are copied
 * for it, so only what is open and counts them asks.
 */
export function useAllPeople(): readonly SegmentRow[] | undefined {
  const rows = useService(LiveRows)
  const [everybody, setEverybody] = useState<readonly SegmentRow[]>()
  useEffect(() => {
    const known = new Map<string, SegmentRow>()
    return rows.of(people).watch(
      ({ set, removed }) => {
        for (const id of removed) known.delete(id)
        for (const row of set as unknown as readonly SegmentRow[])
          if (row.status === 'active' && !row.deletedAt) known.set(row.id, row)
          else known.delete(row.id)
        setEverybody([...known.values()])
      },
      // The table beside it watches the same rows, and says what went wrong.
      () => setEverybody([]),
    )
  }, [rows])
  return everybody
}
