import { blockLabels } from '../../../../domain/content/block-edits'
import { choiceText } from '../../../forms/choice-text'
import { Button } from '../../../kit/button'
import { BlockEditor } from './block-editor'
import type { BlockFrameProps } from './block-props'
import { BlockTools } from './block-tools'
import css from './blocks-input.module.css'
import { DrawnBlock } from './drawn-block'

/** One block: as visitors see it, or its fields while it is edited; and what can be done with it. */
export function BlockFrame(props: BlockFrameProps) {
  const { block, open, isReadOnly, isHome, onOpen, onChange, renderBlocks, moving } = props
  const { id } = block.props
  const kind = block.type === 'homePart' ? `${blockLabels.homePart}: ${choiceText(block.props.what).toLowerCase()}` : blockLabels[block.type]
  const holds = block.type === 'columns' && block.props.columns.some(({ blocks }) => blocks.some(inner => inner.props.id === open))
  const isOpen = (open === id || holds) && !block.isLocked && !isReadOnly
  return (
    // Arrow keys with Alt move the block that has the focus, as its buttons do.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears the keys that its buttons let pass
    <div
      role="group"
      aria-label={`${kind}${block.isLocked ? ', locked' : ''}`}
      className={css.frame}
      data-open={isOpen || undefined}
      onKeyDown={event => {
        if (isReadOnly || block.isLocked || block.type === 'hero' || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
        event.preventDefault()
        event.stopPropagation()
        props.onMove(event.key === 'ArrowUp' ? -1 : 1)
      }}
    >
      <div className={css.head}>
        <span className={css.kind} draggable={!isReadOnly && !block.isLocked && block.type !== 'hero'} onDragStart={props.onDrag}>
          {kind}
          {block.phases?.length ? `, only in: ${block.phases.map(choiceText).join(', ').toLowerCase()}` : ''}
        </span>
        {!isReadOnly && <BlockTools {...props} isOpen={isOpen} />}
      </div>
      {isOpen ? (
        <div data-fields className={css.fields}>
          <BlockEditor {...{ block, open, isHome, onOpen, onChange, renderBlocks, moving }} />
          <Button size="s" onClick={() => onOpen(undefined)}>
            Done
          </Button>
        </div>
      ) : (
        <DrawnBlock block={block} />
      )}
    </div>
  )
}
