import { type FocusEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '../../../kit/button'
import css from './toolbar-menu.module.css'

interface ToolMenuProps {
  /** What stands on the button. */
  readonly says: ReactNode
  /** The button's name, where a sign stands on it. */
  readonly name?: string
  /** What is inside, for who cannot see it. */
  readonly label: string
  /** Whether what is inside differs from the ordinary. */
  readonly isSet?: boolean
  /** Which side of the button it keeps to. */
  readonly side?: 'start' | 'end'
  /** Drawn while it is open; `close` shuts it and gives the focus back. */
  readonly children: (close: () => void) => ReactNode
}

/** A button of a table's tools with something under it: open until Esc, the button again, or going elsewhere. */
export function ToolbarMenu({ says, name, label, isSet = false, side = 'start', children }: ToolMenuProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    document.getElementById(`${id}-button`)?.focus()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only hears Esc, and the focus leaving, from what is inside
    <div
      className={css.place}
      onBlur={leave}
      onKeyDown={event => {
        // A dialog that was opened from here closes first, and by itself.
        if (event.key !== 'Escape' || !isOpen || (event.target as Element).closest('dialog')) return
        event.stopPropagation()
        close()
      }}
    >
      <Button
        id={`${id}-button`}
        look={isSet ? 'set' : 'plain'}
        size="s"
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {says}
      </Button>
      {isOpen && (
        // The focus may rest on it, so that a press on its bare ground is not taken for going elsewhere.
        <div id={id} role="group" aria-label={label} tabIndex={-1} className={css.menu} data-side={side}>
          {children(close)}
        </div>
      )}
    </div>
  )
}
