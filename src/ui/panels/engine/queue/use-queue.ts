import { useState } from 'react'
import { textParams, useAddressState } from '../../../routing/use-address-state'
import type { QueueSpec } from './queue-spec'

type Row = { readonly id: string }

const address = textParams('open', 'group')

export interface QueueState<R extends Row> {
  /** Waiting entries of the chosen group, the longest waiting first. */
  readonly waiting: readonly R[]
  /** Waiting entries of all groups. */
  readonly inAllGroups: readonly R[]
  /** Id of the group, in the address; empty for all. */
  readonly group: string
  /** Narrows the queue to a group and opens its first entry. */
  readonly narrow: (group: string) => void
  /** Decided entries, by when they began to wait, latest first. */
  readonly decided: readonly R[]
  /** The open entry. Its id is in the address, unless it is the first. */
  readonly open: R | undefined
  /** Whether the entry to open does not exist. */
  readonly isMissing: boolean
  /** Its index among the waiting entries; -1 if it does not wait. */
  readonly at: number
  readonly show: (id: string | undefined) => void
  /** Id of the next entry; after the last comes the first. `undefined` if no other is waiting. */
  readonly next: string | undefined
  /** Goes back to the previous entry. */
  readonly back: (() => void) | undefined
}

/** Splits the rows into waiting and decided, and finds the open one, the next and the previous. */
export function useQueue<R extends Row>(
  rows: readonly R[],
  { waits = () => true, since, groups }: Pick<QueueSpec<R>, 'waits' | 'since' | 'groups'>,
): QueueState<R> {
  const [{ open: inAddress, group }, change] = useAddressState(address, { push: true })
  const [seen, setSeen] = useState<readonly string[]>([])
  const byAge = (a: R, b: R) => since(a).getTime() - since(b).getTime() || a.id.localeCompare(b.id)
  const inAllGroups = rows.filter(waits).sort(byAge)
  const of = (one: string) => (row: R) => !one || groups?.of(row) === one
  const waiting = inAllGroups.filter(of(group))
  const decided = rows.filter(row => !waits(row) && of(group)(row)).sort((a, b) => byAge(b, a))
  // If the address names no entry, the first one stays open while colleagues decide others. It is not written to the address, because that
  // would interrupt a navigation in progress. Empty once the last entry was decided.
  const [first, setFirst] = useState<string>()
  if (!inAddress && first === undefined && waiting[0]) setFirst(waiting[0].id)
  const asked = inAddress || first
  const open = rows.find(({ id }) => id === asked)
  const at = waiting.findIndex(({ id }) => id === asked)
  const next = (waiting[at + 1] ?? waiting[0])?.id

  const last = seen.at(-1)
  return {
    waiting,
    inAllGroups,
    group,
    narrow: to => {
      const id = inAllGroups.find(of(to))?.id ?? ''
      setSeen([])
      setFirst(id)
      change({ group: to, open: id })
    },
    decided,
    open,
    isMissing: Boolean(asked) && open === undefined,
    at,
    show: id => {
      if (asked) setSeen([...seen, asked])
      setFirst(id ?? '')
      change({ open: id ?? '' })
    },
    next: next === asked ? undefined : next,
    back:
      last === undefined
        ? undefined
        : () => {
            setSeen(seen.slice(0, -1))
            change({ open: last })
          },
  }
}
