import { useNavigate } from 'react-router-dom'
import type { Collection } from '../../../domain/shared/records/collection'
import { useApp, useLiveQuery, useServices } from '../../app-services/app-context'
import { recordQuery } from '../../queries/record.queries'
import { OutcomeLine } from './actions/outcome-line'
import { useOutcome } from './actions/use-outcome'
import css from './panel-frame.module.css'
import { beginningOf, type DocumentSpec } from './panel-spec'
import { RecordForm } from './record/record-form'

/** The form of one document; the first save creates it. */
export function DocumentForm<C extends Collection>({ of, spec }: { readonly of: C; readonly spec: DocumentSpec<C> }) {
  const services = useServices()
  const outcome = useOutcome()
  const navigate = useNavigate()
  const record = useLiveQuery(recordQuery(useApp(), of, spec.id, spec.params))
  return (
    <div className={css.document}>
      <OutcomeLine outcome={outcome} />
      <RecordForm
        key={record ? 'known' : 'new'}
        of={of}
        spec={{ ...spec, columns: [], find: { ...(spec.params && { params: spec.params }) }, begin: undefined }}
        id={spec.id}
        record={record ?? undefined}
        begin={beginningOf(spec.begin, services)}
        outcome={outcome}
        onShow={id => id === undefined && void navigate('/cpanel')}
      />
    </div>
  )
}
