import { storedValue } from './stored-value'

const none: readonly string[] = []

/** Ids that a visitor saved on this device, under a key. */
export function storedIds(key: string) {
  const { useKept, change } = storedValue(key, none, found => (Array.isArray(found) ? found.filter(id => typeof id === 'string') : none))
  return {
    useKept,
    keep: (id: string, kept: boolean): void =>
      change(before => {
        const others = before.filter(other => other !== id)
        return kept ? [...others, id] : others
      }),
  }
}
