import { lazy, Suspense } from 'react'
import type { Collection } from '../../../../domain/shared/records/collection'
import type BulkBarBodyOf from './bulk-bar-body'
import type { BulkBarProps } from './bulk-bar-props'

/** Downloaded when the first rows are chosen. */
const BulkBarBody = lazy(() => import('./bulk-bar-body')) as typeof BulkBarBodyOf

/** What can be done with the rows chosen: the same change to all, their states, the trash, and the panel's own acts. */
export function BulkBar<C extends Collection>(props: BulkBarProps<C>) {
  return (
    <Suspense fallback={null}>
      <BulkBarBody {...props} />
    </Suspense>
  )
}
