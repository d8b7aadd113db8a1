import type { NumbersOfEdition } from '../../../../domain/guide/numbering/numbered-listings'
import { numbersReportTab } from './numbers-report-tab'

interface Change {
  readonly id: string
  readonly run: number
  readonly at: Date
  readonly name: string
  readonly from?: string | undefined
  readonly to?: string | undefined
}

function changesOf({ runs, rows }: NumbersOfEdition): readonly Change[] {
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return runs.flatMap(({ n, createdAt, diffs }) =>
    diffs.map(({ listing, ...change }) => ({ id: `${n} ${listing}`, run: n, at: createdAt, name: names.get(listing) ?? listing, ...change })),
  )
}

/** What each of the last runs changed, the newest first. */
export default numbersReportTab<Change>('changes', changesOf, {
  columns: [
    { name: 'name', label: 'Listing', value: ({ name }) => name },
    { name: 'from', label: 'From', value: ({ from }) => from },
    { name: 'to', label: 'To', value: ({ to }) => to },
    { name: 'run', label: 'Run', kind: 'number', value: ({ run }) => run },
    { name: 'at', label: 'When', kind: 'instant', value: ({ at }) => at },
  ],
  sort: '-run',
  filters: ['run'],
})
