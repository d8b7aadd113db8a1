import { useEffect, useState } from 'react'
import { people } from '../../../../domain/people/people.collection'
import type { SegmentRow } from '../../../../domain/segments/segment-matcher'
import { LiveRows } from '../../../../domain/tables/live-rows'
import { useService } from '../../../app-services/app-context'

/**
 * Every active person as a live row, for counting a question's matches; `undefined` until they are loaded. All rows are copied for it, so
 * only an open counter uses it.
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
      // The table beside it watches the same rows and reports the error.
      () => setEverybody([]),
    )
  }, [rows])
  return everybody
}
