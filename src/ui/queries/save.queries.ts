import type { SavedItem } from '../../domain/artists/save-items.contract'
import type { App } from '../app-services/app'
import type { LiveQuery } from '../app-services/live-query'
import { serviceAfterHydration } from '../app-services/service-after-hydration'
import { accountSaves, deviceSaves } from '../app-services/stored-saves'
import { readingQuery } from './reading-query'

const saveService = (app: App) => serviceAfterHydration(app, async () => (await import('../../domain/artists/saved-items-service')).SavedItemsService)

/** What the account of the signed-in person holds; `null` for an account without a person. */
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

/** Notes on this device what the account holds. */
export const noteAccountSaves = (account: readonly SavedItem[]): void => accountSaves.change(() => account.map(keyOf))

/** Brings to the account what was saved and removed on this device. What fails stays on the device for the next time. */
export async function sendSaves(app: App): Promise<void> {
  const { added, removed } = deviceSaves.read()
  if (added.length + removed.length === 0) return
  const service = await saveService(app)
  // What is removed makes room.
  await service.remove(...removed.map(itemOf))
  await service.save(...added.map(itemOf))
  accountSaves.change(held => [...(held ?? []).filter(key => !removed.includes(key) && !added.includes(key)), ...added])
  // What was pressed meanwhile stays for the next time.
  deviceSaves.change(now => ({ added: now.added.filter(key => !added.includes(key)), removed: now.removed.filter(key => !removed.includes(key)) }))
}
