import type { ComponentPropsWithRef } from 'react'
import css from './table.module.css'

interface TableProps extends ComponentPropsWithRef<'table'> {
  /** Where there is little room, each row becomes a list of its cells, each after its `data-label`: on a phone, and beside another table. */
  readonly stacks?: boolean
}

/** A plain table in the office's style. A cell with `data-number` is aligned right. */
export function Table({ className, stacks = false, ...rest }: TableProps) {
  const table = <table className={[css.table, className].filter(Boolean).join(' ')} data-stacks={stacks || undefined} {...rest} />
  return stacks ? <div className={css.room}>{table}</div> : table
}
