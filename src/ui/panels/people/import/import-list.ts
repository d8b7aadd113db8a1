import { importScopes } from '../../../../domain/imports/import-batches.collection'
import { scopesOf } from '../../../../domain/imports/import-kind'
import { importKindNamed } from '../../../../domain/imports/import-kinds'
import type { ImportBatch } from '../../../../domain/imports/import-service'
import { text } from '../../../../domain/shared/records/fields'
import { scope } from '../../../../domain/shared/records/policy'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { counted } from '../../../kit/counted'
import { numberText } from '../../../kit/number-text'
import { useNow } from '../../../queries/clock.queries'
import { officeQueries } from '../../../queries/office.queries'
import { listOf } from '../../engine/run/list-spec'
import { usePanelContext } from '../../engine/use-panel-context'
import { undoImports } from './import-run'
import { UndoQuestion } from './undo-preview'

type ListedImport = ImportBatch & { readonly mayUndo: boolean }

const stateNames: Readonly<Record<ImportBatch['status'], string>> = {
  planned: 'planned',
  running: 'not finished',
  paused: 'paused',
  done: 'written',
  undoing: 'undo not finished',
  undone: 'undone',
}
function useImports(): readonly ListedImport[] {
  const app = useApp()
  const { may } = usePanelContext()
  const scopes = importScopes.filter(name => may(scope(name)))
  const batches = useLiveQuery(officeQueries(app).imports(scopes))
  const now = useNow()
  return batches.map(batch => ({ ...batch, mayUndo: batch.status !== 'undone' && batch.undoUntil > now && mayBring(batch, scopes) }))
}

const mayBring = ({ kind }: ImportBatch, scopes: readonly string[]) => {
  const known = importKindNamed(kind)
  return known !== undefined && scopesOf(known).every(name => scopes.includes(name))
}

/** All imports with their results; each can be undone for thirty days. */
export const importList = listOf<ListedImport>({
  title: 'Earlier imports',
  empty: 'No file has been imported yet.',
  useRows: useImports,
  name: ({ fileName }) => fileName,
  columns: [
    { name: 'file', label: 'File', value: ({ fileName }) => fileName },
    {
      name: 'kind',
      label: 'Kind',
      value: ({ kind, editionId }) => [importKindNamed(kind)?.label, editionId].filter(Boolean).join(' of '),
    },
    { name: 'when', label: 'When', kind: 'instant', value: ({ createdAt }) => createdAt },
    {
      name: 'did',
      label: 'What it did',
      value: ({ counts }) =>
        `${numberText(counts.create)} new, ${numberText(counts.update)} changed, ${numberText(counts.skip)} skipped, ${numberText(counts.error)} left out`,
    },
    {
      name: 'state',
      label: 'State',
      value: ({ status, done, total, kept }) =>
        [
          stateNames[status],
          done < total && status !== 'undone' ? `${numberText(done)} of ${numberText(total)}` : undefined,
          kept?.length ? `${counted(kept.length, 'record')} kept because of later edits` : undefined,
        ]
          .filter(Boolean)
          .join(', '),
    },
  ],
  isUnfinished: ({ status }) => status === 'running' || status === 'paused',
  actions: [
    {
      label: 'Undo import',
      on: 'one',
      fits: ({ mayUndo }) => mayUndo,
      ask: {
        title: 'Undo this import',
        fields: { imports: text('Imports to undo', 10_000) },
        inputs: { imports: UndoQuestion },
        begin: ({ id }) => ({ imports: id }),
      },
      run: async ([batch], services, { imports = batch!.id }) => undoImports(imports.split(','), services),
    },
  ],
})
