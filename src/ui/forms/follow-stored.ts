import { mergedRows } from '../../domain/shared/merged-rows'

/** A list of rows that two people may edit at once. */
export interface RowList<Row> {
  /** Rows with the same key are versions of one row. */
  readonly keyOf: (row: Row) => string
  /** A row in words, to tell what somebody else stored. */
  readonly textOf: (row: Row) => string
}

/** A field that somebody else stored while it is edited here. */
export interface Overtaken {
  readonly name: string
  /** The field's value if the other person's version wins. */
  readonly theirs: unknown
  /** Of a list, the other person's rows that differ, in words. */
  readonly rows?: readonly string[]
}

/** Stamps of a stored record. */
export interface LastSaved {
  readonly updatedBy: string
  readonly updatedAt: Date
}

/** The stamps of the record that was saved last, for a form of several. */
export const lastSaved = (stored: readonly LastSaved[]): LastSaved | undefined =>
  stored.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())[0]

type Values = Readonly<Record<string, unknown>>
type Lists = Readonly<Record<string, RowList<never> | undefined>>

/** The versions of an open form: as it was read, as it is entered, and as it is stored now. */
interface Versions {
  readonly before: Values
  readonly entered: Values
  readonly now: Values
}

/**
 * The values that the form shows next: what is stored now, with the fields in `edited` as entered and lists merged. A field that both people
 * changed is named in `overtaken`.
 */
export function followStored(edited: readonly string[], { before, entered, now }: Versions, lists: Lists) {
  const fields = edited.map(name => {
    const versions = [before[name], entered[name], now[name]] as const
    const list = lists[name] as RowList<unknown> | undefined
    return list && versions.every(Array.isArray) ? mergedList(name, list, ...(versions as RowVersions)) : mergedField(name, ...versions)
  })
  return {
    values: { ...now, ...Object.fromEntries(fields.map(({ name, value }) => [name, value])) },
    overtaken: fields.flatMap(({ overtaken }) => overtaken ?? []),
  }
}

interface Merged {
  readonly name: string
  readonly value: unknown
  readonly overtaken?: Overtaken
}
type RowVersions = readonly [readonly unknown[], readonly unknown[], readonly unknown[]]

function mergedField(name: string, before: unknown, entered: unknown, now: unknown): Merged {
  const isOvertaken = !isSame(before, now) && !isSame(entered, now)
  return { name, value: entered, ...(isOvertaken && { overtaken: { name, theirs: now } }) }
}

function mergedList(name: string, { keyOf, textOf }: RowList<unknown>, ...[before, entered, now]: RowVersions): Merged {
  const merge = mergedRows(keyOf)
  const [value, theirs] = [merge(before, entered, now), merge(before, now, entered)]
  const [mine, other] = [new Set(value.map(textKey)), new Set(theirs.map(keyOf))]
  const removed = value.filter(row => !other.has(keyOf(row))).map(row => `without ${textOf(row)}`)
  const rows = [...theirs.filter(row => !mine.has(textKey(row))).map(textOf), ...removed]
  return { name, value, ...(rows.length > 0 && { overtaken: { name, theirs, rows } }) }
}

const textKey = (row: unknown) => JSON.stringify(row)
const isSame = (one: unknown, other: unknown) => textKey(one) === textKey(other)
