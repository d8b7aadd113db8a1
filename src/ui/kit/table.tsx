import type { ComponentPropsWithRef } from 'react'
import css from './table.module.css'

interface TableProps extends ComponentPropsWithRef<'table'> {
  /** Where there is no room for columns, each row is a list of its cells, with their `data-label` before them. */
  readonly stacks?: boolean
}

/** A plain table with the office's lines and room. A cell with `data-number` stands to the right of its column. */
export const Table = ({ className, stacks = false, ...rest }: TableProps) => (
  <table className={[css.table, className].filter(Boolean).join(' ')} data-stacks={stacks || undefined} {...rest} />
)
