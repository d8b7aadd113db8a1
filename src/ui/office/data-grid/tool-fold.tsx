import type { ReactNode } from 'react'
import css from './grid-board.module.css'
import { ToolMenu } from './tool-menu'

interface ToolFoldProps {
  readonly isFolded: boolean
  readonly children: ReactNode
}

/** Tools beside each other where there is room, else one below the other behind a button. */
export const ToolFold = ({ isFolded, children }: ToolFoldProps) =>
  isFolded ? (
    <ToolMenu says="⋯" name="More tools" label="More tools" side="end">
      {() => <div className={css.folded}>{children}</div>}
    </ToolMenu>
  ) : (
    children
  )
