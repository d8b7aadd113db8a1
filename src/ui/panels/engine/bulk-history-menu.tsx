import { lazy, Suspense } from 'react'
import type { Collection } from '../../../domain/shared/collection'
import { ToolMenu } from '../../office/data-grid/tool-menu'
import type { Outcome } from './use-outcome'

/** Downloaded when it is first opened. */
const BulkHistory = lazy(() => import('./bulk-history'))

interface BulkHistoryMenuProps {
  readonly of: Collection
  readonly outcome: Outcome
}

/** Earlier changes of many records, and the way back from each for thirty days. */
export const BulkHistoryMenu = ({ of, outcome }: BulkHistoryMenuProps) => (
  <ToolMenu says="Earlier changes" label="Earlier changes of many records" side="end">
    {close => (
      <Suspense fallback={<p role="status">Looking…</p>}>
        <BulkHistory of={of} outcome={outcome} onChosen={close} />
      </Suspense>
    )}
  </ToolMenu>
)
