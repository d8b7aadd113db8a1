import { lazy, Suspense } from 'react'
import type { Collection } from '../../../../domain/shared/records/collection'
import { Skeleton } from '../../../kit/feedback/skeleton'
import frame from '../panel-frame.module.css'
import type RecordPartBodyOf from './record-part-body'
import type { RecordPartProps } from './record-part-props'

/** The form of a record by its id. Downloaded when the first record is opened: tables do not need it. */
export const RecordPartBody = lazy(() => import('./record-part-body')) as typeof RecordPartBodyOf

/** Beside the table: the form of the open record. */
export function RecordPart<C extends Collection>(props: RecordPartProps<C>) {
  return (
    <aside className={frame.form} aria-label={props.id === 'new' ? 'New record' : 'Record'}>
      <Suspense fallback={<Skeleton lines={8} height="34px" />}>
        <RecordPartBody {...props} />
      </Suspense>
    </aside>
  )
}
