import type { SavedItem } from '../../domain/artists/save-items.contract'
import type { App, LiveQuery } from '../app-services/app-context'
import { serviceAfterHydration } from '../app-services/service-after-hydration'
import { accountSaves, deviceSaves } from '../app-services/stored-saves'
import { readingQuery } from './query-of-reading'

const saveService = (app: App) => serviceAfterHydration(app, async () => (await import('../../domain/artists/saved-items-service')).SavedItemsService)

/** The saved items in the signed-in person's account; `null` for an account without a person. */
export const saveQueries = (app: App) => ({
  inAccount: (): LiveQuery<readonly SavedItem[] | null> => {
    const { queryFn, live } = readingQuery(['saves'], async () => (await saveService(app)).saved)
    return {
      queryKey: ['saves'],
      queryFn: async () => (await queryFn()) ?? null,
      live: async (next, fail) => (await live?.(found => next(found ?? null), fail)) ?? (() => undefined),
    }
  },
})

const keyOf = ({ kind, ref }: SavedItem) => `${kind}/${ref}`
const itemOf = (key: string): SavedItem => {
  const slash = key.indexOf('/')
  return { kind: key.slice(0, slash) as SavedItem['kind'], ref: key.slice(slash + 1) }
}

/** Stores the account's items on this device. */
export const noteAccountSaves = (account: readonly SavedItem[]): void => accountSaves.change(() => account.map(keyOf))

/** Sends this device's saved and removed items to the account. Failed ones stay on the device for the next time. */
export async function sendSaves(app: App): Promise<void> {
  const { added, removed } = deviceSaves.read()
  if (added.length + removed.length === 0) return
  const service = await saveService(app)
  // Removed first, to make room.
  await service.remove(...removed.map(itemOf))
  await service.save(...added.map(itemOf))
  accountSaves.change(held => [...(held ?? []).filter(key => !removed.includes(key) && !added.includes(key)), ...added])
  // Items changed meanwhile stay for the next time.
  deviceSaves.change(now => ({ added: now.added.filter(key => !added.includes(key)), removed: now.removed.filter(key => !removed.includes(key)) }))
}
