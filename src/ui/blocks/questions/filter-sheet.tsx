import type { ReactNode } from 'react'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/feedback/dialog'

interface FilterSheetProps {
  readonly found: string | undefined
  /** Absent where no filter is set. */
  readonly onClear: (() => void) | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The filters of a search on a narrow screen: what they find stands on the button that leads back to it. */
export default function FilterSheet({ found, onClear, onClose, children }: FilterSheetProps) {
  return (
    <Dialog
      open
      sheet
      title="Filters"
      onClose={onClose}
      actions={
        <>
          {onClear && (
            <Button look="quiet" onClick={onClear}>
              Clear all
            </Button>
          )}
          <Button look="main" onClick={onClose}>
            Show {found ?? 'what they find'}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
