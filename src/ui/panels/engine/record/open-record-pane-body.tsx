import type { Collection } from '../../../../domain/shared/records/collection'
import { useApp, useLiveQuery, useServices } from '../../../app-services/app-context'
import { Button } from '../../../kit/button'
import { recordQuery } from '../../../queries/record.queries'
import { beginningOf } from '../panel-spec'
import type { OpenRecordPaneProps } from './open-record-pane-props'
import { RecordForm } from './record-form'
import css from './record-form.module.css'

export default function OpenRecordPaneBody<C extends Collection>(props: OpenRecordPaneProps<C>) {
  return props.id === 'new' ? <NewRecord {...props} /> : <KnownRecord {...props} />
}

/** The record of a permanently deleted picture stays. */
const isPurged = (record: object) => 'status' in record && record.status === 'purged'

function NewRecord<C extends Collection>({ of, spec, outcome, onShow }: OpenRecordPaneProps<C>) {
  const services = useServices()
  return <RecordForm of={of} spec={spec} record={undefined} begin={beginningOf(spec.begin, services)} outcome={outcome} onShow={onShow} />
}

function KnownRecord<C extends Collection>({ of, spec, id, shown, outcome, onShow }: OpenRecordPaneProps<C>) {
  const record = useLiveQuery(recordQuery(useApp(), of, id, spec.find?.params))
  if (record === null || isPurged(record))
    return (
      <div className={css.gone}>
        <h2>This was deleted, or it never existed</h2>
        <p>Go back to the list to find another.</p>
        <Button onClick={() => onShow(undefined)}>Back to the list</Button>
      </div>
    )
  return <RecordForm of={of} spec={spec} record={record} shown={shown} begin={{}} outcome={outcome} onShow={onShow} />
}
