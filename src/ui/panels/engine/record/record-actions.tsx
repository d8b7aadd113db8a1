import { RecordService } from '../../../../domain/records/record-service'
import { hasTrash } from '../../../../domain/records/staff-editable-fields'
import type { Collection, StoredOf } from '../../../../domain/shared/records/collection'
import { useService } from '../../../app-services/app-context'
import { Button } from '../../../kit/button'
import { ActionButtons } from '../actions/action-buttons'
import { restoreAction, trashAction } from '../actions/trash-actions'
import type { Outcome } from '../actions/use-outcome'
import { useRefetchAll } from '../actions/use-refetch-all'
import type { Begin, CollectionSpec, RowOf } from '../panel-spec'
import { usePanelContext } from '../use-panel-context'
import css from './record-form.module.css'

interface RecordActionsProps<C extends Collection> {
  readonly of: C
  readonly spec: Pick<CollectionSpec<C>, 'actions' | 'find'> & { readonly begin?: Begin<C> | undefined }
  readonly record: StoredOf<C>
  /** Its row in the table, with what a query joined to it. */
  readonly shown?: RowOf<C> | undefined
  readonly outcome: Outcome
  readonly onShow: (id: string | undefined) => void
}

/** Further actions for one record: the panel's own, duplicate, trash and restore. */
export function RecordActions<C extends Collection>({ of, spec, record, shown, outcome, onShow }: RecordActionsProps<C>) {
  const service = useService(RecordService)
  const { may } = usePanelContext()
  const renew = useRefetchAll()
  const params = spec.find?.params
  const subject = { id: record.id, fields: record as never }
  const mayChange = may(of.access.update, subject, subject)
  const isTrashed = (record as { readonly deletedAt?: Date }).deletedAt !== undefined
  const own = (spec.actions ?? []).filter(({ on, event }) => on !== 'many' && event === undefined)

  // The table may be a moment behind, so of its row only what is joined counts.
  const joined = Object.fromEntries(Object.entries(shown ?? {}).filter(([name]) => !(name in of.fields)))
  const row = { ...joined, ...record }

  const duplicate = () =>
    outcome.run('Copying…', async () => {
      const id = await service.duplicate(of, record, {}, params)
      onShow(id)
      return { message: 'This is the copy.' }
    })
  return (
    <div className={css.acts}>
      <ActionButtons actions={own} rows={[row]} outcome={outcome} onDone={renew} />
      {spec.begin && may(of.access.create, { fields: record as never }) && !isTrashed && (
        <Button size="s" onClick={() => void duplicate()}>
          Duplicate
        </Button>
      )}
      {hasTrash(of) && mayChange && !isTrashed && (
        <Button size="s" onClick={() => void outcome.run('Moving to the trash…', () => trashAction(service, of, [record.id], params))}>
          Move to trash
        </Button>
      )}
      {hasTrash(of) && mayChange && isTrashed && (
        <Button size="s" onClick={() => void outcome.run('Restoring…', () => restoreAction(service, of, [record.id], params))}>
          Restore
        </Button>
      )}
    </div>
  )
}
