import { hasTrash } from '../../../domain/operations/office-writes'
import { RecordDesk } from '../../../domain/operations/record-desk'
import type { Collection, StoredOf } from '../../../domain/shared/collection'
import { useService, useServices } from '../../app-services/app'
import { Button } from '../../office/controls/button'
import { ActionButtons } from './action-buttons'
import type { Begin, CollectionSpec } from './panel-spec'
import css from './record-form.module.css'
import { restoreAct, trashAct } from './trash-acts'
import type { Outcome } from './use-outcome'
import { usePanelPlace } from './use-panel-place'

interface RecordActsProps<C extends Collection> {
  readonly of: C
  readonly spec: Pick<CollectionSpec<C>, 'actions' | 'find'> & { readonly begin?: Begin<C> | undefined }
  readonly record: StoredOf<C>
  readonly outcome: Outcome
  readonly onShow: (id: string | undefined) => void
}

/** What else can be done with one record: the panel's own acts, a copy, the trash and the way out of it. */
export function RecordActs<C extends Collection>({ of, spec, record, outcome, onShow }: RecordActsProps<C>) {
  const desk = useService(RecordDesk)
  const services = useServices()
  const { may } = usePanelPlace()
  const params = spec.find?.params
  const subject = { id: record.id, fields: record as never }
  const mayChange = may(of.access.update, subject, subject)
  const isTrashed = (record as { readonly deletedAt?: Date }).deletedAt !== undefined
  const own = (spec.actions ?? []).filter(({ on, rule }) => on !== 'many' && (!rule || may(rule, subject)))

  const duplicate = () =>
    outcome.run('Copying…', async () => {
      const id = await desk.duplicate(of, record, {}, params)
      onShow(id)
      return { said: 'This is the copy.' }
    })
  return (
    <div className={css.acts}>
      <ActionButtons actions={own} rows={[record]} services={services} outcome={outcome} />
      {spec.begin && may(of.access.create, { fields: record as never }) && !isTrashed && (
        <Button variant="default" size="compact-md" onClick={() => void duplicate()}>
          Duplicate
        </Button>
      )}
      {hasTrash(of) && mayChange && !isTrashed && (
        <Button
          variant="default"
          size="compact-md"
          onClick={() => void outcome.run('Moving to the trash…', () => trashAct(desk, of, [record.id], params))}
        >
          Move to trash
        </Button>
      )}
      {hasTrash(of) && mayChange && isTrashed && (
        <Button variant="default" size="compact-md" onClick={() => void outcome.run('Restoring…', () => restoreAct(desk, of, [record.id], params))}>
          Restore
        </Button>
      )}
    </div>
  )
}
