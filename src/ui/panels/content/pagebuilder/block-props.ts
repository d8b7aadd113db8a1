import type { ReactNode, RefObject } from 'react'
import type { BlockPlace } from '../../../../domain/content/block-edits'
import type { Block } from '../../../../domain/content/blocks'

export interface BlockListProps {
  readonly label: string
  readonly blocks: readonly Block[]
  /** Id of the block that is being edited. */
  readonly open: string | undefined
  readonly isReadOnly: boolean
  readonly canHaveColumns?: boolean
  /** Whether these are the modules of the home page, which follow the phases of the season. */
  readonly isHome?: boolean
  readonly onOpen: (id: string | undefined) => void
  /** `of` names what changed, so that letters typed into one block are one step. */
  readonly onChange: (blocks: readonly Block[], of: string) => void
  /** The column that the list is of; none for the page's own. */
  readonly column?: (NonNullable<BlockPlace['column']> & { readonly count: number }) | undefined
  readonly moving: BlockMoving
}

/** Moves blocks over the whole page, by dragging and by buttons. */
export interface BlockMoving {
  /** Id of the block that is being dragged. */
  readonly dragged: RefObject<string | undefined>
  readonly move: (id: string, to: BlockPlace) => void
  /** Moves a block out of the columns with this id, below them. */
  readonly moveOut: (id: string, of: string) => void
}

/** A button that moves a block into another list. */
export interface BlockWay {
  readonly label: string
  readonly sign: string
  readonly onPress: () => void
}

/** Draws a list of blocks: columns hold lists, which hold blocks. */
export type RenderBlocks = (list: BlockListProps) => ReactNode

export interface BlockFrameProps {
  readonly block: Block
  readonly open: string | undefined
  readonly isReadOnly: boolean
  readonly isHome: boolean
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly renderBlocks: RenderBlocks
  readonly onOpen: (id: string | undefined) => void
  readonly onDrag: () => void
  readonly onMove: (by: 1 | -1) => void
  /** The columns beside it, or those above or below it, by the words of their button. */
  readonly ways: readonly BlockWay[]
  readonly moving: BlockMoving
  readonly onCopy: () => void
  readonly onRemove: () => void
  readonly onChange: (block: Block) => void
}
