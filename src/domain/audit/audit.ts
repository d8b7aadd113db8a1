import { collection } from '../shared/records/collection'
import { choice, json, list, optional, text } from '../shared/records/fields'
import { all, any, readOnly, role, scope, scopes, where } from '../shared/records/policy'

/** Each scope reads what was done within it. */
export const ofOwnScope = any(role('superadmin'), ...scopes.map(name => all(where('scope', name), scope(name))))

/**
 * Who did what: written by the server's side, changed and deleted by nobody, kept for seven years. Every change of a record has an entry
 * (`audit-entry.ts`), and so has every act that changes more than records, such as an export. Nothing here identifies a person: such values
 * lie in `auditValues`.
 */
export const audit = collection({
  path: 'audit',
  title: 'Audit',
  privacy: 'impersonal',
  notAudited: 'it is the audit',
  fields: {
    scope: choice('Belongs to', scopes),
    actor: text('Who', 128),
    realActor: optional(text('Who really', 128)),
    /** `record.create`, `record.update` or `record.delete`; of other acts the noun and the verb, such as `import.start`. */
    action: text('Act', 80),
    /** The collection, parameters filled in: `editions/2027/weekends`. */
    entity: text('What', 300),
    entityId: optional(text('Document', 128)),
    /** Names of all fields that changed, also of those whose values are not kept here. */
    fields: optional(list('Fields', text('Field', 100), 1000)),
    before: optional(json('Before')),
    after: optional(json('After')),
    reason: optional(text('Reason', 500)),
    /** The first three parts of the address, or a /48. */
    network: optional(text('Network', 45)),
    build: optional(text('Build', 60)),
  },
  access: readOnly(ofOwnScope),
})

/**
 * What identifies a person in a change of a record, beside its entry and by the same id, for whoever holds the record's own scope. It goes
 * when the person is forgotten; the entry stays.
 */
export const auditValues = collection({
  path: 'auditValues',
  title: 'Personal values in the audit',
  privacy: 'personal',
  notAudited: 'it is the audit',
  fields: {
    scope: choice('Belongs to', scopes),
    entity: text('What', 300),
    entityId: text('Document', 128),
    before: optional(json<{ readonly [field: string]: unknown }>('Before')),
    after: optional(json<{ readonly [field: string]: unknown }>('After')),
  },
  access: readOnly(ofOwnScope),
})
