import { lazy, Suspense } from 'react'
import type { Collection } from '../../../../domain/shared/records/collection'
import type BulkBarBodyOf from './bulk-bar-body'
import type { BulkBarProps } from './bulk-bar-props'

/** Downloaded when the first row is selected. */
const BulkBarBody = lazy(() => import('./bulk-bar-body')) as typeof BulkBarBodyOf

/** Actions for the selected rows: change a field, change the state, trash, and the panel's own actions. */
export function BulkBar<C extends Collection>(props: BulkBarProps<C>) {
  return (
    <Suspense fallback={null}>
      <BulkBarBody {...props} />
    </Suspense>
  )
}
