import type { Field, FieldMap } from '../../shared/records/fields'
import type { Formats } from './column-mapping'

/** A field that a column of a file may fill. */
export interface ImportField {
  readonly name: string
  readonly label: string
  readonly required: boolean
  /** One field of a group must be mapped: an opening's listing by key or by name. */
  readonly group?: string
  /** Several columns may fill it: texts are joined as paragraphs, lists one after the other. */
  readonly joins?: boolean
  /** Headers seen in English, German, French, Spanish, Italian and Dutch files; case, accents and punctuation are ignored. */
  readonly aliases: readonly string[]
  /** The field of the record with the same name, if its cells are read as it declares (`readFields`). Other columns are read by their kind. */
  readonly fills?: Field
  /** Which of the file's formats its cells are written in. */
  readonly format?: keyof Formats
}

type Column = Omit<ImportField, 'name'>
/** The columns of a kind by name. Where a header matches two columns, the first one gets it. */
export type ImportColumns = Readonly<Record<string, Column>>
type More = Partial<Pick<ImportField, 'required' | 'group' | 'joins' | 'format'>>

/** A column that its kind reads itself. Its label is the field's where it holds the value of one. `aliases` are separated by commas. */
export const column = (label: string | Field, aliases: string, more: More = {}): Column => ({
  label: typeof label === 'string' ? label : label.label,
  required: false,
  ...more,
  aliases: aliases.split(',').map(word => word.trim()),
})

/** A column that fills a field of the record: the field gives its label, its limits and its choices, and says how its cells are read. */
export const fills = <F extends Field>(field: F, aliases: string, more: More = {}): Column & { readonly fills: F } => ({
  ...column(field, aliases, { ...((field.kind === 'list' || field.kind === 'longText') && { joins: true }), ...formatOf(field), ...more }),
  fills: field,
})

const formatOf = ({ kind, integer }: Field): Pick<ImportField, 'format'> => {
  if (kind === 'list') return { format: 'list' }
  if (kind === 'localDate') return { format: 'date' }
  return kind === 'money' || (kind === 'number' && !integer) ? { format: 'decimal' } : {}
}

export const importFields = (columns: ImportColumns): readonly ImportField[] => Object.entries(columns).map(([name, one]) => ({ name, ...one }))

/** The record's fields that columns fill. */
export type FilledFields<C extends ImportColumns> = {
  readonly [K in keyof C as C[K] extends { readonly fills: Field } ? K : never]: C[K] extends { readonly fills: infer F extends Field } ? F : never
}
export const filledFields = <C extends ImportColumns>(columns: C): FilledFields<C> =>
  Object.fromEntries(Object.entries(columns).flatMap(([name, one]): [string, Field][] => (one.fills ? [[name, one.fills]] : []))) as FilledFields<C>

/** Further fields of a record that a file sets, each read by its kind. */
export const fieldsOf = <F extends FieldMap, K extends Extract<keyof F, string>>({ fields }: { readonly fields: F }, ...names: readonly K[]) =>
  Object.fromEntries(names.map(name => [name, fields[name]])) as { readonly [name in K]: F[name] }
