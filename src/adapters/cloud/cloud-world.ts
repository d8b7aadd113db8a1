import type { App } from 'firebase-admin/app'
import type { FunctionWorld } from '../../domain/shared/cloud-function'
import type { Actor } from '../../domain/shared/policy'
import type { Clock } from '../../ports/clock'
import { AdminAccounts } from './admin-accounts'
import { AdminDocuments } from './admin-documents'
import { AdminFiles } from './admin-files'
import { FetchedLinks } from './fetched-links'
import { MailQueue } from './mail-queue'
import { NamingDeletions } from './naming-deletions'
import { RandomIds } from './random-ids'

const clock: Clock = { now: () => new Date() }

/** What handlers are given on the function host; made once an instance, with whoever calls as its actor. `origin`: where the site is. */
export function openCloudWorld(app: App, origin: string): (actor: Actor | undefined) => FunctionWorld {
  const ids = new RandomIds()
  const documents = new AdminDocuments(app)
  const parts = {
    accounts: new AdminAccounts(app),
    documents,
    storage: new AdminFiles(app),
    mailer: new MailQueue(documents, clock, ids, origin),
    links: new FetchedLinks(),
    clock,
    ids,
  }
  return actor => ({ actor, ...parts, documents: actor ? new NamingDeletions(documents, ids, actor) : documents })
}
