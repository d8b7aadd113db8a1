import { type DragEvent, useLayoutEffect, useRef } from 'react'
import { type BlockPlace, type BlockType, blockTypes, copyOf, newBlock } from '../../../../domain/content/block-edits'
import { AddBlock } from './add-block'
import { BlockFrame } from './block-frame'
import { moveTargetsOf } from './block-move-targets'
import type { BlockListProps, RenderBlocks } from './block-props'
import css from './blocks-input.module.css'

const renderBlocks: RenderBlocks = list => <BlockList {...list} />

const newId = () => crypto.randomUUID().slice(0, 8)

/** The button that moved a block goes with it, out of sight on its way down, and is off at the end. */
function followMoved(list: HTMLOListElement) {
  const { activeElement } = document
  if (!list.contains(activeElement)) return
  if (activeElement?.matches(':disabled')) activeElement.parentElement?.querySelector<HTMLElement>('[aria-label^="Move"]:not(:disabled)')?.focus()
  document.activeElement?.scrollIntoView({ block: 'nearest' })
}

/** Blocks from top to bottom, of a page or of one of its columns: moved by dragging or by buttons, with a place for a new one after each. */
export function BlockList({
  label,
  blocks,
  open,
  isReadOnly,
  canHaveColumns = false,
  isHome = false,
  onOpen,
  onChange,
  column,
  moving,
}: BlockListProps) {
  // The live parts of a section are drawn by its own page, those of the home page by that alone.
  const types = blockTypes.filter(type => (type !== 'columns' || canHaveColumns) && type !== (isHome ? 'live' : 'homePart'))
  const add = (at: number, type: BlockType) => {
    const block = newBlock(type, newId())
    onChange(blocks.toSpliced(at, 0, block), 'list')
    onOpen(block.props.id)
  }
  const place = (at: number): BlockPlace => ({ ...(column && { column }), at: isHome ? Math.max(at, 1) : at })
  const dropAt = (at: number) => ({
    onDragOver: (event: DragEvent) => moving.dragged.current !== undefined && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      const { current: id } = moving.dragged
      if (id === undefined) return
      event.preventDefault()
      event.stopPropagation()
      moving.dragged.current = undefined
      moving.move(id, place(at))
    },
  })
  const list = useRef<HTMLOListElement>(null)
  /** What is to be done for whoever works by keys, once the blocks are drawn in their new order. */
  const afterwards = useRef<(list: HTMLOListElement) => void>(undefined)
  useLayoutEffect(() => {
    if (list.current) afterwards.current?.(list.current)
    afterwards.current = undefined
  }, [blocks])
  return (
    <ol ref={list} className={css.list} aria-label={label}>
      {blocks.map((block, at) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a place to drop a block, which its buttons move too
        <li key={block.props.id} {...dropAt(at)}>
          <BlockFrame
            {...{ block, open, isReadOnly, isHome, onOpen, renderBlocks, moving }}
            ways={moveTargetsOf({ blocks, column, moving, onOpen }, at)}
            isFirst={at === (isHome ? 1 : 0)}
            isLast={at === blocks.length - 1}
            onDrag={() => (moving.dragged.current = block.props.id)}
            onMove={by => {
              afterwards.current = followMoved
              moving.move(block.props.id, place(at + by))
            }}
            onCopy={() => onChange(blocks.toSpliced(at + 1, 0, copyOf(block, newId)), 'list')}
            onRemove={() => {
              afterwards.current = ({ children }) => children[Math.min(at, children.length - 1)]?.querySelector<HTMLElement>('button')?.focus()
              onChange(blocks.toSpliced(at, 1), 'list')
            }}
            onChange={next => onChange(blocks.with(at, next), block.props.id)}
          />
          {!isReadOnly && <AddBlock types={types} after={at + 1} onAdd={type => add(at + 1, type)} />}
        </li>
      ))}
      {!isReadOnly && blocks.length === 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a place to drop a block
        <li {...dropAt(0)}>
          <AddBlock types={types} after={0} onAdd={type => add(0, type)} />
        </li>
      )}
    </ol>
  )
}
