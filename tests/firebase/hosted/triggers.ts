import { randomUUID } from 'node:crypto'
import type { Fields } from '../../../src/ports/documents'
import { wireDocument } from '../firestore-server/wire-values'
import { projectId } from '../host/serve-functions'
import type { StoredChange } from './stored-changes'
import { toJson } from './wire-json'

type Run = (event: object) => Promise<unknown>
export type Bundle = Readonly<Record<string, Run>>

const database = `projects/${projectId}/databases/(default)`
const written = 'google.cloud.firestore.document.v1.written'

/** The functions that Eventarc would call for a change, with the type of the event. */
function toldOf({ path, before }: StoredChange): readonly (readonly [name: string, type: string])[] {
  const parts = path.split('/')
  return [
    ...(parts.length === 2 ? [['auditRecords', `${written}.withAuthContext`] as const] : []),
    ...(parts.length === 4 ? [['auditParts', `${written}.withAuthContext`] as const] : []),
    ...(parts.length === 2 && parts[0] === 'siteChanges' ? [['drawAhead', written] as const] : []),
    ...(parts.length === 2 && parts[0] === 'mail' && !before ? [['deliverMail', 'google.cloud.firestore.document.v1.created'] as const] : []),
  ]
}

/** Calls the bundle's triggers for changes one after the other, as Eventarc does. Errors of triggers are collected in `failures`. */
export function startTriggers(bundle: Bundle) {
  const failures: unknown[] = []
  let audits: Promise<unknown> = Promise.resolve()
  const run = (name: string, event: object) => bundle[name]!(event).catch((error: unknown) => failures.push(error))
  return {
    failures,
    tell(change: StoredChange): void {
      const at = new Date()
      for (const [name, type] of toldOf(change)) {
        const event = eventOf(change, type, at)
        // Rendering and mail wait on purpose, so nothing waits for them.
        if (name === 'drawAhead' || name === 'deliverMail') void run(name, event)
        else audits = audits.then(() => run(name, event))
      }
    },
    /** Resolves when all changes reported so far are audited. */
    noted: () => audits,
  }
}

function eventOf({ path, before, after, uid }: StoredChange, type: string, at: Date): object {
  const micros = at.getTime() * 1000
  const document = (data: Fields | undefined) =>
    data && toJson(wireDocument(`${database}/documents`, { id: path.split('/').at(-1)!, path, data }, { created: micros, updated: micros }))
  return {
    specversion: '1.0',
    id: randomUUID(),
    type,
    source: `//firestore.googleapis.com/${database}`,
    subject: `documents/${path}`,
    time: at.toISOString(),
    datacontenttype: 'application/json',
    project: projectId,
    database: '(default)',
    namespace: '(default)',
    document: path,
    location: 'us-central1',
    ...(uid === undefined ? { authtype: 'service_account', authid: 'host' } : { authtype: 'unknown', authid: uid }),
    data: { value: document(after), oldValue: document(before) },
  }
}
