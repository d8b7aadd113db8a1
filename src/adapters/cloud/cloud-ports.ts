import type { App } from 'firebase-admin/app'
import type { HandlerPorts } from '../../domain/shared/functions/handler-context'
import type { Actor } from '../../domain/shared/records/policy'
import type { SiteRoutes } from '../../domain/shared/site-routes'
import type { Clock } from '../../ports/clock'
import { AdminAccounts } from './admin-accounts'
import { AdminDocuments } from './admin-documents'
import { AdminFiles } from './admin-files'
import { DocumentsNamingDeleter } from './documents-naming-deleter'
import { FirestoreMailer } from './firestore-mailer'
import { HttpLinkProbe } from './http-link-probe'
import { RandomIds } from './random-ids'

const clock: Clock = { now: () => new Date() }

/**
 * Builds the ports that handlers get on the function host. Called once per instance; the result is called per request with its
 * actor. `origin` is the site's origin.
 */
export function openCloudPorts(app: App, origin: string, routes: SiteRoutes): (actor: Actor | undefined) => HandlerPorts {
  const ids = new RandomIds()
  const documents = new AdminDocuments(app)
  const parts = {
    accounts: new AdminAccounts(app),
    documents,
    storage: new AdminFiles(app),
    mailer: new FirestoreMailer(documents, clock, ids, origin),
    links: new HttpLinkProbe(),
    clock,
    ids,
    routes,
  }
  return actor => ({ actor, ...parts, documents: actor ? new DocumentsNamingDeleter(documents, ids, actor) : documents })
}
