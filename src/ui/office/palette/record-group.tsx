import { Spotlight } from '@mantine/spotlight'
import { useMemo } from 'react'
import { LiveRows } from '../../../domain/tables/live-rows'
import type { RowRecord } from '../../../domain/tables/row-source'
import { useService } from '../../app-services/app-context'
import type { GridColumn } from '../data-grid/grid-column'
import { useRowIndex } from '../data-grid/rows/use-row-index'
import css from './palette.module.css'
import type { PaletteSource } from './palette-sources'

const maxRecords = 6

interface RecordGroupProps {
  readonly source: PaletteSource
  readonly words: string
  readonly onGo: (to: string) => void
}

/** The records of one kind that contain all words, by name. */
export function RecordGroup({ source, words, onGo }: RecordGroupProps) {
  const liveRows = useService(LiveRows)
  const rows = useMemo(() => liveRows.of(source.of), [liveRows, source])
  const columns = useMemo(() => [column('name', source.name), column('more', source.more)], [source])
  const { index, version } = useRowIndex<RowRecord>(rows, columns, 1)
  if (version === 0) return <p className={css.waiting}>{source.label}…</p>
  const found = Array.from(index.ask({ words, filters: {}, sort: { column: 'name', descending: false } }).subarray(0, maxRecords), slot =>
    index.row(slot),
  )
  if (found.length === 0) return null
  return (
    <Spotlight.ActionsGroup label={source.label}>
      {found.map(row => (
        <Spotlight.Action key={row.id} label={source.name(row)} description={source.more(row)} onClick={() => onGo(source.to(row))} />
      ))}
    </Spotlight.ActionsGroup>
  )
}

const column = (name: string, words: (row: RowRecord) => string): GridColumn<RowRecord> => ({
  name,
  label: name,
  kind: 'text',
  value: words,
  words,
  width: 0,
})
