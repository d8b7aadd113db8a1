import type { DurableStore } from './durable-store'
import type { Preferences } from './preferences'

const key = 'local:changed'

/**
 * Whether the store still is the sample season as it was planted. Payload files were written from that, and pages are drawn
 * from them only while nothing was changed (`src/ui/delivery/local-payloads.ts`).
 */
export const noteChanged = (preferences: Preferences): void => preferences.setItem(key, '1')
export const noteUntouched = (preferences: Preferences): void => preferences.removeItem(key)

/** The same store, noting each commit. */
export const notingChanges = (durable: DurableStore, preferences: Preferences): DurableStore => ({
  files: durable.files,
  replace: (content, unless) => durable.replace(content, unless),
  async commit(decide, first) {
    await durable.commit(decide, first)
    noteChanged(preferences)
  },
})
