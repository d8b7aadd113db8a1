import type { ComponentPropsWithRef } from 'react'
import css from './table.module.css'

/** A plain table with the office's lines and room. */
export const Table = ({ className, ...rest }: ComponentPropsWithRef<'table'>) => (
  <table className={[css.table, className].filter(Boolean).join(' ')} {...rest} />
)
