import { csvOf } from '../../../../domain/exports/csv-sheet'
import { type Indexes, type IndexKind, indexKinds } from '../../../../domain/guide/numbering/build-indexes'
import { indexJson, indexSheet, indexTaggedText, indexTitles } from '../../../../domain/guide/numbering/index-files'
import type { NumbersOfEdition } from '../../../../domain/guide/numbering/numbered-listings'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { saveFile } from '../../../app-services/save-file'
import { Button } from '../../../kit/button'
import { useEdition } from '../use-edition'
import css from './indexer.module.css'
import { numbersQuery } from './numbers.queries'
import { numbersReportTab } from './numbers-report-tab'

interface Entry {
  readonly id: string
  /** Its place in print. */
  readonly order: number
  readonly kind: IndexKind
  readonly heading: string
  readonly text: string
  readonly numbers: string
}

const entriesOf = ({ indexes }: NumbersOfEdition): readonly Entry[] =>
  indexKinds
    .flatMap(kind =>
      indexes[kind].flatMap(({ heading, entries }) => entries.map(({ text, numbers }) => ({ kind, heading, text, numbers: numbers.join(', ') }))),
    )
    .map((entry, i) => ({ id: String(i), order: i + 1, ...entry }))

const files: Readonly<
  Record<string, { readonly label: string; readonly type: string; readonly textOf: (editionId: string, indexes: Indexes) => string }>
> = {
  txt: { label: 'tagged text for InDesign', type: 'text/plain', textOf: (_, indexes) => indexTaggedText(indexes) },
  csv: { label: 'CSV', type: 'text/csv;charset=utf-8', textOf: (_, indexes) => csvOf(indexSheet(indexes)) },
  json: { label: 'JSON', type: 'application/json', textOf: indexJson },
}

/** The indexes as they are printed now, as files for the layout and for other programs. */
function Downloads() {
  const { id = 'none' } = useEdition() ?? {}
  const indexes = useLiveQuery(numbersQuery(useApp(), id, 'indexes', numbers => numbers.indexes))
  return (
    <p className={css.files}>
      {Object.entries(files).map(([ending, { label, type, textOf }]) => (
        <Button key={ending} size="s" onClick={() => saveFile(new Blob([textOf(id, indexes)], { type }), `indexes-${id}.${ending}`)}>
          Download {label}
        </Button>
      ))}
    </p>
  )
}

export default numbersReportTab<Entry>('entries', entriesOf, {
  columns: [
    { name: 'text', label: 'Entry', value: ({ text }) => text },
    { name: 'numbers', label: 'Numbers', value: ({ numbers }) => numbers, width: 140 },
    { name: 'heading', label: 'Heading', value: ({ heading }) => heading, width: 160 },
    { name: 'index', label: 'Index', value: ({ kind }) => indexTitles[kind], width: 140 },
    { name: 'order', label: 'Place in print', kind: 'number', value: ({ order }) => order, width: 140 },
  ],
  sort: 'order',
  filters: ['index'],
  above: Downloads,
})
