import type { Collection } from './collection'
import type { Field, FieldMap } from './fields'

/** A declared reference of a record: the path of field names to its value, through maps and lists, and the collection that it points to. */
export interface Reference {
  readonly names: readonly string[]
  readonly label: string
  readonly to: string
  /** The declared field, with the facts of a list and of its entries; absent if the record's own id is the reference. */
  readonly declared?: Field
}

/** All references of a collection's records, including the id if it is another record's id. */
export const referencesOf = ({ fields, idOf, title }: Pick<Collection, 'fields' | 'idOf' | 'title'>): readonly Reference[] => [
  ...(idOf ? [{ names: ['id'], label: title, to: idOf }] : []),
  ...inFields(fields),
]

const inFields = (fields: FieldMap): readonly Reference[] =>
  Object.entries(fields).flatMap(([name, field]): readonly Reference[] => {
    const one: Field = field.of ? { ...field.of, ...field, ...(field.of.to && { to: field.of.to }) } : field
    if (one.to !== undefined) return [{ names: [name], label: field.label, to: one.to, declared: one }]
    return inFields(field.of?.fields ?? field.fields ?? {}).map(inner => ({ ...inner, names: [name, ...inner.names] }))
  })

/** The ids that a record holds in a reference. */
export function idsOf(record: object, { names }: Pick<Reference, 'names'>): readonly string[] {
  const values = names.reduce<readonly unknown[]>(
    (all, name) => all.flatMap(value => ((value as Readonly<Record<string, unknown>> | undefined)?.[name] ?? []) as unknown),
    [record],
  )
  return values.flat().filter(value => typeof value === 'string')
}

/** The people to whom the record belongs or whom it is about; not those who only acted on it. */
export const peopleIn = (of: Collection, record: object): readonly string[] => [
  ...new Set(referencesOf(of).flatMap(one => (isPerson(one.to) && !one.declared?.isActor ? idsOf(record, one) : []))),
]

/** An artist's id is the person's id. */
export const isPerson = (path: string) => path === 'people' || path === 'artists'

/** The value at the end of this path of field names, if it leads through maps. */
export const valueAt = (record: object, names: readonly string[]): unknown =>
  names.reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name], record)

/** A change of one field of the record that sets the value at the end of this path. */
export function changeAt(record: object, [name = '', ...inner]: readonly string[], value: unknown): Readonly<Record<string, unknown>> {
  const before = (record as Readonly<Record<string, object>>)[name]
  return { [name]: inner.length === 0 ? value : { ...before, ...changeAt(before ?? {}, inner, value) } }
}
