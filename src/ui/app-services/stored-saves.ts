import type { SavedKind } from '../../domain/analytics/visit-count-names'
import { storedValue } from './stored-value'

/** A saved item as `kind/id`. */
type SaveKey = `${SavedKind}/${string}`

/** Items saved or removed on this device and not yet in an account. */
interface DeviceSaves {
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

const textsIn = (found: unknown): readonly string[] => (Array.isArray(found) ? found.filter(one => typeof one === 'string') : [])

const nothing: DeviceSaves = { added: [], removed: [] }
export const deviceSaves = storedValue<DeviceSaves>('saved', nothing, found => {
  const { added, removed } = (found ?? {}) as Record<string, unknown>
  return { added: textsIn(added), removed: textsIn(removed) }
})

/** The account's items when they were last read, so that pages need not read them; `null` without a session (`sessionHint` removes it). */
export const accountSaves = storedValue<readonly string[] | null>('saved:account', null, found => (Array.isArray(found) ? textsIn(found) : null))

const keyOf = (kind: SavedKind, id: string): SaveKey => `${kind}/${id}`

const together = ({ added, removed }: DeviceSaves, account: readonly string[] | null) => [
  ...(account ?? []).filter(key => !removed.includes(key)),
  ...added.filter(key => !account?.includes(key)),
]

const idsIn = (kind: SavedKind, keys: readonly string[]) => {
  const start = keyOf(kind, '')
  return keys.filter(key => key.startsWith(start)).map(key => key.slice(start.length))
}

/** Ids of the visitor's saved items of a kind, from the account and this device, the earliest first. */
export const useSaved = (kind: SavedKind): readonly string[] => idsIn(kind, together(deviceSaves.useStored(), accountSaves.useStored()))

/** The same, for use outside of rendering. */
export const savedNow = (kind: SavedKind): readonly string[] => idsIn(kind, together(deviceSaves.read(), accountSaves.read()))

/** Saves or removes an item on this device at once; the account is updated later (`sendSaves`). */
export function setSaved(kind: SavedKind, id: string, wanted: boolean): void {
  const key = keyOf(kind, id)
  const isInAccount = accountSaves.read()?.includes(key) ?? false
  deviceSaves.change(({ added, removed }) => {
    const without = { added: added.filter(other => other !== key), removed: removed.filter(other => other !== key) }
    if (wanted) return isInAccount ? without : { ...without, added: [...without.added, key] }
    return isInAccount ? { ...without, removed: [...without.removed, key] } : without
  })
}
