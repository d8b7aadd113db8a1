import { Spotlight } from '@mantine/spotlight'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { LiveRows } from '../../../domain/tables/live-rows'
import type { RowRecord } from '../../../domain/tables/row-source'
import { useService } from '../../app-services/app-context'
import type { GridColumn } from '../data-grid/grid-column'
import { useRowIndex } from '../data-grid/rows/use-row-index'
import css from './palette.module.css'
import type { PaletteSource } from './palette-sources'
import { nearWords, phoneWords } from './words-with-typos'

const maxRecords = 6

interface RecordGroupProps {
  readonly source: PaletteSource
  readonly words: string
  /** Whether names that differ by a typing error are shown where nothing has the words. */
  readonly isForgiving: boolean
  /** Called with the number of records found. */
  readonly onFound: (label: string, count: number) => void
  readonly onGo: (to: string) => void
}

/** The records of one kind that contain all words, by name. */
export function RecordGroup({ source, words, isForgiving, onFound, onGo }: RecordGroupProps) {
  const liveRows = useService(LiveRows)
  const rows = useMemo(() => liveRows.of(source.of), [liveRows, source])
  const columns = useMemo(
    () => [column('name', source.name), column('more', source.more), column('phones', row => digitsOf(source.phones?.(row) ?? []))],
    [source],
  )
  const { index, version } = useRowIndex<RowRecord>(rows, columns, 1)
  const ask = (wanted: string) =>
    Array.from(index.ask({ words: wanted, filters: {}, sort: { column: 'name', descending: false } }), slot => index.row(slot))
  const exact = version === 0 ? [] : ask(phoneWords(words)).slice(0, maxRecords)
  const isNear = nearWords(words)
  const found =
    exact.length > 0 || !isForgiving || version === 0
      ? exact
      : ask('')
          .filter(row => isNear(source.name(row)))
          .slice(0, maxRecords)
  const tell = useEffectEvent((count: number) => onFound(source.label, count))
  useEffect(() => {
    if (version > 0) tell(found.length)
  }, [version, found.length])
  if (version === 0) return <p className={css.waiting}>{source.label}…</p>
  if (found.length === 0) return null
  return (
    <Spotlight.ActionsGroup label={source.label}>
      {found.map(row => (
        <Spotlight.Action key={row.id} label={source.name(row)} description={source.more(row)} onClick={() => onGo(source.to(row))} />
      ))}
    </Spotlight.ActionsGroup>
  )
}

const digitsOf = (phones: readonly string[]) => phones.map(phone => phone.replace(/\D/g, '')).join(' ')

const column = (name: string, words: (row: RowRecord) => string): GridColumn<RowRecord> => ({
  name,
  label: name,
  kind: 'text',
  value: words,
  words,
  width: 0,
})
