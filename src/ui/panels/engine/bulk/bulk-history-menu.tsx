import { lazy, Suspense } from 'react'
import type { Collection } from '../../../../domain/shared/records/collection'
import { ToolbarMenu } from '../../../office/data-grid/tools/toolbar-menu'
import type { Outcome } from '../actions/use-outcome'

/** Downloaded when it is first opened. */
const BulkHistory = lazy(() => import('./bulk-history'))

interface BulkHistoryMenuProps {
  readonly of: Collection
  readonly outcome: Outcome
}

/** Earlier bulk changes; each can be undone for 30 days. */
export const BulkHistoryMenu = ({ of, outcome }: BulkHistoryMenuProps) => (
  <ToolbarMenu says="Earlier changes" label="Earlier bulk changes" side="end">
    {close => (
      <Suspense fallback={<p role="status">Loading…</p>}>
        <BulkHistory of={of} outcome={outcome} onChosen={close} />
      </Suspense>
    )}
  </ToolbarMenu>
)
