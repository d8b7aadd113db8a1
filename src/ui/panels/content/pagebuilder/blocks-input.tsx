import { type KeyboardEvent, useRef, useState } from 'react'
import { type BlockPlace, withMoved } from '../../../../domain/content/block-edits'
import type { Block } from '../../../../domain/content/blocks'
import { isHome } from '../../../../domain/content/every-block'
import type { FieldInputProps } from '../../../forms/field-input-props'
import { Button } from '../../../kit/button'
import { BlockList } from './block-list'
import css from './blocks-input.module.css'
import { useUndo } from './use-undo'

const none: readonly Block[] = []

/** The blocks of a page: each drawn as visitors see it, and edited in its place. */
export default function BlocksInput({ field, value, onChange, error, isReadOnly }: FieldInputProps) {
  const blocks = (value as readonly Block[] | undefined) ?? none
  const [open, setOpen] = useState<string>()
  const dragged = useRef<string>(undefined)
  const { put, undo, redo, undoable, redoable } = useUndo(blocks, onChange)
  const move = (id: string, to: BlockPlace) => put(withMoved(blocks, id, to), 'list')
  const press = (event: KeyboardEvent) => {
    // A text has its own undo while it has the focus.
    const isTyping = (event.target as Element).matches('input, textarea, [contenteditable="true"]')
    if (isTyping || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (event.shiftKey) redo()
    else undo()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears undo and redo, which its buttons do too
    <fieldset className={css.blocks} onKeyDown={press}>
      <legend>{field.label}</legend>
      {!isReadOnly && (
        <div className={css.tools} role="toolbar" aria-label="Undo and redo">
          <Button size="s" disabled={undoable === 0} onClick={undo}>
            Undo
          </Button>
          <Button size="s" disabled={redoable === 0} onClick={redo}>
            Redo
          </Button>
        </div>
      )}
      <BlockList
        label="Blocks of the page"
        {...{ blocks, open, isReadOnly }}
        onOpen={setOpen}
        onChange={put}
        canHaveColumns
        isHome={isHome(blocks)}
        moving={{ dragged, move, moveOut: (id, of) => move(id, { at: blocks.findIndex(({ props }) => props.id === of) + 1 }) }}
      />
      {error && <p role="alert">{error}</p>}
    </fieldset>
  )
}
