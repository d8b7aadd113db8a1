import { useEffect, useRef, useState } from 'react'
import { type BlockType, blockLabels } from '../../../../domain/content/block-edits'
import { Button } from '../../../kit/button'
import css from './blocks-input.module.css'

interface AddBlockProps {
  /** The kinds to choose from. */
  readonly types: readonly BlockType[]
  /** Number of the block that it would follow; 0 at the beginning. */
  readonly after: number
  readonly onAdd: (type: BlockType) => void
}

/** A place for a new block: a button that opens the kinds there are. */
export function AddBlock({ types, after, onAdd }: AddBlockProps) {
  const [isOpen, setOpen] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOpen) first.current?.focus()
  }, [isOpen])
  return (
    <div className={css.add}>
      <Button
        ref={opener}
        size="xs"
        aria-expanded={isOpen}
        aria-label={after === 0 ? 'Add the first block' : `Add a block after block ${after}`}
        onClick={() => setOpen(!isOpen)}
      >
        + Add
      </Button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from any of its buttons
        <div
          role="group"
          aria-label="Kinds of blocks"
          className={css.kinds}
          onKeyDown={event => {
            if (event.key !== 'Escape') return
            event.stopPropagation()
            setOpen(false)
            opener.current?.focus()
          }}
        >
          {types.map((type, i) => (
            <Button
              key={type}
              ref={i === 0 ? first : undefined}
              size="s"
              onClick={() => {
                setOpen(false)
                onAdd(type)
              }}
            >
              {blockLabels[type]}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
