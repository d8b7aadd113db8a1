import { type FocusEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '../../../kit/button'
import css from './toolbar-menu.module.css'

interface ToolMenuProps {
  /** Content of the button. */
  readonly says: ReactNode
  /** Accessible name, if the content is a symbol. */
  readonly name?: string
  /** Accessible name of the menu. */
  readonly label: string
  /** Whether its content differs from the default. */
  readonly isSet?: boolean
  /** Side of the button it is aligned to. */
  readonly side?: 'start' | 'end'
  /** Rendered while it is open; `close` closes it and returns the focus. */
  readonly children: (close: () => void) => ReactNode
}

/** A toolbar button with a menu. It stays open until Esc, another click on the button, or a click elsewhere. */
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
        // A dialog opened from here closes first, by itself.
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
        // Focusable, so that a press on its background does not close it.
        <div id={id} role="group" aria-label={label} tabIndex={-1} className={css.menu} data-side={side}>
          {children(close)}
        </div>
      )}
    </div>
  )
}
