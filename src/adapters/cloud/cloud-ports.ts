import type { App } from 'firebase-admin/app'
import type { HandlerPorts } from '../../domain/shared/functions/handler'
import type { Actor } from '../../domain/shared/records/policy'
import type { ReservedPaths } from '../../domain/shared/reserved-paths'
import type { Clock } from '../../ports/clock'
import { RandomIds } from '../../ports/random-ids'
import { AdminAccounts } from './admin-accounts'
import { AdminDocuments } from './admin-documents'
import { AdminFiles } from './admin-files'
import { DocumentsRecordingDeleter } from './documents-recording-deleter'
import { cloudGeocoder } from './geocodio'
import { HttpLinkProbe } from './http-link-probe'
import { QueueMailer } from './mail/queue-mailer'
import { cloudPayments } from './stripe/cloud-payments'

const clock: Clock = { now: () => new Date() }

/**
 * Builds the ports that handlers get on the function host. Called once per instance; the result is called per request with its
 * actor.
 */
export function openCloudPorts(app: App, routes: ReservedPaths): (actor: Actor | undefined) => HandlerPorts {
  const ids = new RandomIds()
  const documents = new AdminDocuments(app)
  const parts = {
    accounts: new AdminAccounts(app),
    documents,
    storage: new AdminFiles(app),
    mailer: new QueueMailer(documents, clock, ids),
    links: new HttpLinkProbe(),
    geocoder: cloudGeocoder(process.env),
    payments: cloudPayments(process.env),
    clock,
    ids,
    routes,
  }
  return actor => ({ actor, ...parts, documents: actor ? new DocumentsRecordingDeleter(documents, ids, actor) : documents })
}
