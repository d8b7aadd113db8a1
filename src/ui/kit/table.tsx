import type { ComponentPropsWithRef } from 'react'
import css from './table.module.css'

interface TableProps extends ComponentPropsWithRef<'table'> {
  /** On a narrow screen each row becomes a list of its cells, each after its `data-label`. */
  readonly stacks?: boolean
}

/** A plain table in the office's style. A cell with `data-number` is aligned right. */
export const Table = ({ className, stacks = false, ...rest }: TableProps) => (
  <table className={[css.table, className].filter(Boolean).join(' ')} data-stacks={stacks || undefined} {...rest} />
)
