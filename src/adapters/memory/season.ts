import type { Documents } from '../../ports/documents'
import { DeclaredIndexes } from './declared-indexes'
import { DocumentStore } from './document-store'
import type { Content } from './durable-store'
import { LocalAccounts, plantedAccount } from './local-accounts'
import { LocalAccountsAdmin } from './local-accounts-admin'
import { MemoryStorage } from './memory-storage'
import { MemoryStore } from './memory-store'
import { noLinkProbe } from './no-link-probe'
import { OutboxMailer } from './outbox-mailer'
import { hashPassword, sampleIterations } from './passwords'
import { emailKeysOf } from './planted-email-keys'
import { RandomIds } from './random-ids'
import { StoreDocuments } from './store-documents'
import { SystemClock } from './system-clock'

/** The document that says a season was planted, and when its "now" is. It is kept in the same step as the season itself. */
const seasonPath = 'localSeason/planted'

/** "Now" until somebody sets another; `undefined` where no season was planted. */
export async function defaultInstant(documents: Documents): Promise<Date | undefined> {
  return (await documents.get(seasonPath))?.data['defaultInstant'] as Date | undefined
}

export const isPlanted = (store: DocumentStore): boolean => store.read(seasonPath) !== undefined

/**
 * The sample season with its guides published, worked out aside in memory: the caller keeps it in one step, so that a first
 * start that is killed leaves nothing. Sample and handlers are downloaded only for this.
 */
export async function sampleContent(): Promise<Content> {
  const [{ sampleSeason }, { publishSnapshotHandler }, { publishArtistsHandler }] = await Promise.all([
    import('./sample/sample-season'),
    import('../../domain/guide/publish-snapshot.handler'),
    import('../../domain/artists/publish-artists.handler'),
  ])
  const season = sampleSeason()
  const clock = new SystemClock(() => 0)
  const store = new DocumentStore(clock)
  const durable = new MemoryStore(store)
  const documents = new StoreDocuments(store, durable, new DeclaredIndexes())
  const ids = new RandomIds()
  const accounts = await Promise.all(
    season.accounts.map(async ({ key, uid, name, email, password, claims, createdAt, lastSignIn }, order) => {
      const account = { uid, key, email, displayName: name, emailVerified: true, disabled: false, claims, createdAt, lastSignIn }
      return plantedAccount({ ...account, password: await hashPassword(password, sampleIterations) }, order)
    }),
  )
  const planted = { path: seasonPath, data: { defaultInstant: season.defaultInstant } }
  store.replaceAll([...season.documents, ...(await emailKeysOf(season.documents)), ...accounts.flat(), planted])
  const storage = new MemoryStorage(durable.files)
  for (const { path, type, text } of season.files) await storage.upload(path, new Blob([text], { type }), { contentType: type }).done
  const admin = new LocalAccountsAdmin(new LocalAccounts(documents, clock, ids))
  const mailer = new OutboxMailer(documents, clock)
  const world = { actor: undefined, accounts: admin, documents, storage, mailer, links: noLinkProbe, clock, ids }
  for (const { editionId, at, makeCurrent } of season.publish) {
    clock.setNow(at)
    await publishSnapshotHandler.run(world, { editionId, makeCurrent })
  }
  await publishArtistsHandler.run(world, {})
  return { documents: [...store.all()], files: await durable.files.all() }
}

export const nothing: Content = { documents: [], files: [] }
