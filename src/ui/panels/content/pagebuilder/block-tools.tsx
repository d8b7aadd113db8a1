import { Button } from '../../../kit/button'
import type { BlockFrameProps } from './block-props'
import css from './blocks-input.module.css'

/** The buttons of a block. A locked one can only be unlocked. */
export function BlockTools({
  block,
  isOpen,
  isFirst,
  isLast,
  onOpen,
  onMove,
  onCopy,
  onRemove,
  onChange,
  ways,
}: BlockFrameProps & { readonly isOpen: boolean }) {
  const { isLocked, ...unlocked } = block
  const edit = !isOpen && (
    <Button size="xs" onClick={() => onOpen(block.props.id)}>
      Edit
    </Button>
  )
  // The home page begins with it, and has one.
  if (block.type === 'hero') return <span className={css.tools}>{edit}</span>
  if (isLocked)
    return (
      <span className={css.tools}>
        <Button size="xs" onClick={() => onChange(unlocked as typeof block)}>
          Unlock
        </Button>
      </span>
    )
  return (
    <span className={css.tools}>
      {edit}
      <Button size="xs" disabled={isFirst} aria-label="Move up" onClick={() => onMove(-1)}>
        ↑
      </Button>
      <Button size="xs" disabled={isLast} aria-label="Move down" onClick={() => onMove(1)}>
        ↓
      </Button>
      {ways.map(({ label, sign, onPress }) => (
        <Button key={label} size="xs" aria-label={label} onClick={onPress}>
          {sign}
        </Button>
      ))}
      <Button size="xs" onClick={onCopy}>
        Duplicate
      </Button>
      <Button size="xs" onClick={() => onChange({ ...block, isLocked: true })}>
        Lock
      </Button>
      <Button size="xs" onClick={onRemove}>
        Remove
      </Button>
    </span>
  )
}
