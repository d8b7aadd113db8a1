import type { Field } from '../../domain/shared/records/fields'

export type Entry = Readonly<Record<string, unknown>>

/** A list within the entries of a list, whose entries have no other fields: between the two, entries can be moved. */
export interface InnerList {
  readonly name: string
  readonly label: string
  readonly max: number
}

export function innerListOf(field: Field): InnerList | undefined {
  const outer = field.of?.fields ?? {}
  const found = Object.entries(outer).find(([, { of }]) => of?.fields && Object.keys(of.fields).every(name => name in outer))
  return found && { name: found[0], label: found[1].label, max: found[1].max ?? Number.POSITIVE_INFINITY }
}

export const entriesIn = (entry: Entry | undefined, { name }: InnerList): readonly Entry[] => (entry?.[name] as readonly Entry[] | undefined) ?? []

/** Whether the entry, with those in it, has room below the one before it. */
export const fitsBelow = (entries: readonly Entry[], at: number, inner: InnerList): boolean =>
  at > 0 && entriesIn(entries[at - 1], inner).length + 1 + entriesIn(entries[at], inner).length <= inner.max

/** Moves an entry below the one before it, followed by those that were below it. */
export function movedBelow(entries: readonly Entry[], at: number, inner: InnerList): readonly Entry[] {
  const { [inner.name]: _, ...moved } = entries[at]!
  const before = entries[at - 1]!
  const below = [...entriesIn(before, inner), moved, ...entriesIn(entries[at], inner)]
  return entries.toSpliced(at - 1, 2, { ...before, [inner.name]: below })
}

/** Moves an entry out of the one that it is below, to stand behind it. */
export function movedOut(entries: readonly Entry[], at: number, below: number, inner: InnerList): readonly Entry[] {
  const all = entriesIn(entries[at], inner)
  return entries.toSpliced(at, 1, { ...entries[at], [inner.name]: all.toSpliced(below, 1) }, all[below]!)
}
