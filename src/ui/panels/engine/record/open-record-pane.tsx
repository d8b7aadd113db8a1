import { lazy, Suspense } from 'react'
import type { Collection } from '../../../../domain/shared/records/collection'
import { Skeleton } from '../../../kit/feedback/skeleton'
import frame from '../panel-frame.module.css'
import type RecordPartBodyOf from './open-record-pane-body'
import type { OpenRecordPaneProps } from './open-record-pane-props'

/** The form of a record by its id. Downloaded when the first record is opened: tables do not need it. */
export const OpenRecordPaneBody = lazy(() => import('./open-record-pane-body')) as typeof RecordPartBodyOf

/** Beside the table: the form of the open record. */
export function OpenRecordPane<C extends Collection>(props: OpenRecordPaneProps<C>) {
  return (
    <aside className={frame.form} aria-label={props.id === 'new' ? 'New record' : 'Record'}>
      <Suspense fallback={<Skeleton lines={8} height="34px" />}>
        <OpenRecordPaneBody {...props} />
      </Suspense>
    </aside>
  )
}
