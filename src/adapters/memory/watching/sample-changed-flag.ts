import type { DurableStore } from '../documents/durable-store'
import type { Preferences } from '../preferences'

const key = 'local:changed'

/**
 * Marks that the store differs from the sample season as seeded. The payload files were built from that season, so pages are rendered from
 * them only until the first change (`src/ui/delivery/local-payloads.ts`).
 */
export const noteChanged = (preferences: Preferences): void => preferences.setItem(key, '1')
export const noteUntouched = (preferences: Preferences): void => preferences.removeItem(key)

/** The same store, with the mark set at each commit. */
export const notingChanges = (durable: DurableStore, preferences: Preferences): DurableStore => ({
  files: durable.files,
  replace: (content, unless) => durable.replace(content, unless),
  async commit(decide, first) {
    await durable.commit(decide, first)
    noteChanged(preferences)
  },
})
