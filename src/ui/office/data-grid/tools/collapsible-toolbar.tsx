import type { ReactNode } from 'react'
import css from '../grid-with-toolbar.module.css'
import { ToolbarMenu } from './toolbar-menu'

interface ToolFoldProps {
  readonly isFolded: boolean
  readonly children: ReactNode
}

/** Tools side by side, or in a menu on a narrow screen. */
export const CollapsibleToolbar = ({ isFolded, children }: ToolFoldProps) =>
  isFolded ? (
    <ToolbarMenu says="⋯" name="More tools" label="More tools" side="end">
      {() => <div className={css.folded}>{children}</div>}
    </ToolbarMenu>
  ) : (
    children
  )
