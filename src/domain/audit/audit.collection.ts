import { collection } from '../shared/records/collection'
import { choice, json, list, optional, reference, text, withFacts } from '../shared/records/fields'
import { all, any, readOnly, role, scope, scopes, where } from '../shared/records/policy'

/** The maximum number of people whose erasure deletes an entry's values. A conversation with more people keeps its values. */
const maxForgottenWith = 100

/** Each scope reads its own entries. */
export const ofOwnScope = any(role('superadmin'), ...scopes.map(name => all(where('scope', name), scope(name))))

/**
 * The audit log: written by the server only, never changed or deleted, stored for seven years. Every change of a record has an entry
 * (`audit-entry.ts`), and so has every action that changes more than records, such as an export. Entries do not identify people: such values
 * are in `auditValues`. The exception is a handle, which is the id of its slug: erasure replaces it.
 */
export const audit = collection({
  path: 'audit',
  title: 'Audit',
  privacy: 'impersonal',
  backup: 'guarded',
  notAudited: 'it is the audit',
  fields: {
    scope: choice('Belongs to', scopes),
    actor: text('Who', 128),
    realActor: optional(text('Who really', 128)),
    /** `record.create`, `record.update` or `record.delete`; for other actions noun and verb, such as `import.start`. */
    action: text('Act', 80),
    /** The collection's path with its parameters: `editions/2027/weekends`. */
    entity: text('What', 300),
    entityId: optional(text('Document', 128)),
    /** Names of all changed fields, including those whose values are not stored. */
    fields: optional(list('Fields', text('Field', 100), 1000)),
    before: optional(json('Before')),
    after: optional(json('After')),
    reason: optional(text('Reason', 500)),
    /** The first three parts of the IPv4 address, or a /48. */
    network: optional(text('Network', 45)),
    build: optional(text('Build', 60)),
  },
  access: readOnly(ofOwnScope),
})

/**
 * The values of an audit entry that identify a person, under the entry's id, readable for holders of the record's scope. Erasing those people
 * deletes them; the entry itself stays.
 */
export const auditValues = collection({
  path: 'auditValues',
  title: 'Personal values in the audit',
  privacy: 'personal',
  backup: 'guarded',
  notAudited: 'it is the audit',
  whenForgotten: 'delete',
  fields: {
    scope: choice('Belongs to', scopes),
    entity: text('What', 300),
    entityId: text('Document', 128),
    forgottenWith: withFacts(list('Forgotten with', reference('Person', 'people'), maxForgottenWith), {
      staysInMerge: 'who was merged is forgotten with the person they were merged into',
    }),
    before: optional(json<{ readonly [field: string]: unknown }>('Before')),
    after: optional(json<{ readonly [field: string]: unknown }>('After')),
  },
  access: readOnly(ofOwnScope),
})
