import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '../button'
import css from './dialog.module.css'

interface DialogProps {
  readonly open: boolean
  readonly title: string
  readonly children: ReactNode
  readonly actions?: ReactNode
  /** At the lower edge of a narrow screen, within reach of the thumb. */
  readonly sheet?: boolean
  /** Called for Esc and the close button. */
  readonly onClose: () => void
}

/** A native modal dialog: the browser traps the focus and restores it on close. */
export function Dialog({ open, title, children, actions, sheet, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    element.showModal()
    // The browser would choose the button that closes it, before the question was read.
    heading.current?.focus()
    // Closed while still in the document: removing an open dialog would not restore the focus.
    return () => element.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      data-sheet={sheet}
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={css.top}>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        <Button look="quiet" aria-label="Close" onClick={onClose}>
          <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
            <path d="M3 3l12 12M15 3L3 15" stroke="currentColor" strokeWidth="2" />
          </svg>
        </Button>
      </div>
      {open && <div className={css.body}>{children}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </dialog>
  )
}
