import { publishArtistsHandler } from '../../domain/art/publish-artists.handler'
import { handlerContext } from '../../domain/shared/functions/handler'
import { ReservedPaths } from '../../domain/shared/reserved-paths'
import { noGeocoder } from '../../ports/geocoder'
import { noPayments } from '../../ports/no-payments'
import { RandomIds } from '../../ports/random-ids'
import { LocalAccounts, seededAccount } from './accounts/local-accounts'
import { LocalAccountsAdmin } from './accounts/local-accounts-admin'
import { hashPassword, sampleIterations } from './accounts/password-hash'
import { emailKeysOf } from './accounts/seeded-email-keys'
import { DocumentStore } from './documents/document-store'
import type { Content } from './documents/durable-store'
import { StoreDocuments } from './documents/store-documents'
import { VolatileStore } from './documents/volatile-store'
import { MemoryStorage } from './files/memory-storage'
import { noLinkProbe } from './no-link-probe'
import { OutboxMailer } from './outbox-mailer'
import { DeclaredIndexes } from './queries/declared-indexes'
import { runSampleGuideStep } from './run-sample-guide-step'
import type { SampleAccount } from './sample/people/sample-account'
import { sampleAccounts } from './sample/people/sample-cast'
import { samplePeople } from './sample/people/sample-people'
import { sampleSeason } from './sample/sample-season'
import { seedMarker } from './seed-marker'
import { SystemClock } from './system-clock'

/**
 * The sample season with its published guides. It is built in memory and stored by the caller in one step, so that an interrupted first
 * start leaves nothing behind. Browsers download it (`season-file.ts`).
 */
export async function sampleContent(): Promise<Content> {
  const season = sampleSeason()
  const clock = new SystemClock(() => 0)
  const store = new DocumentStore(clock)
  const durable = new VolatileStore(store)
  const documents = new StoreDocuments(store, durable, new DeclaredIndexes())
  const ids = new RandomIds()
  const accounts = await accountsOf(season.accounts)
  store.replaceAll([
    ...season.documents,
    ...(await emailKeysOf(season.documents)),
    ...accounts,
    ...season.atProvider,
    seedMarker(season.defaultInstant),
  ])
  const storage = new MemoryStorage(durable.files)
  for (const { path, type, text } of season.files) await storage.upload(path, new Blob([text], { type }), { contentType: type }).done
  const admin = new LocalAccountsAdmin(new LocalAccounts(documents, clock, ids))
  const mailer = new OutboxMailer(documents, clock)
  const ports = {
    actor: undefined,
    accounts: admin,
    documents,
    storage,
    mailer,
    links: noLinkProbe,
    geocoder: noGeocoder,
    payments: noPayments,
    clock,
    ids,
    routes: new ReservedPaths([]),
  }
  for (const step of season.guides) {
    clock.setNow(step.at)
    await runSampleGuideStep(ports, step)
  }
  await publishArtistsHandler.run(handlerContext(ports), {})
  return { documents: [...store.all()], files: await durable.files.all() }
}

/**
 * An organization on its first day: no settings, no pages and no guide, only the superadmin (key `superadmin`) with the account and the
 * person record that joining creates. The clock shows the real time.
 */
export async function emptyOrganisation(): Promise<Content> {
  const superadmin = sampleAccounts().filter(({ claims }) => claims.sa)
  const person = samplePeople().filter(({ path }) => superadmin.some(({ claims }) => path === `people/${claims.pid}`))
  const documents = [...person, ...(await emailKeysOf(person)), ...(await accountsOf(superadmin)), seedMarker()]
  return { documents, files: [] }
}

async function accountsOf(all: readonly SampleAccount[]) {
  const accounts = all.map(async ({ key, uid, name, email, password, claims, createdAt, lastSignIn }, order) => {
    const account = { uid, key, email, displayName: name, emailVerified: true, disabled: false, claims, createdAt, lastSignIn }
    return seededAccount({ ...account, password: await hashPassword(password, sampleIterations) }, order)
  })
  return (await Promise.all(accounts)).flat()
}
