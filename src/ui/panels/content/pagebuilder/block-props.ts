import type { ReactNode } from 'react'
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
  readonly onCopy: () => void
  readonly onRemove: () => void
  readonly onChange: (block: Block) => void
}
