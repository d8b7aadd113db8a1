import { collection } from '../shared/collection'
import { choice, open, optional, reference, text } from '../shared/fields'
import { all, any, readOnly, role, scope, scopes, where } from '../shared/policy'

/** Each scope reads what was done within it. */
const reader = any(role('superadmin'), ...scopes.map(name => all(where('scope', name), scope(name))))

/**
 * Who did what: written by callables, changed and deleted by nobody, kept for seven years. Fields that identify a person are redacted
 * before they come here.
 */
export const audit = collection({
  path: 'audit',
  title: 'Audit',
  fields: {
    scope: choice('Belongs to', scopes),
    actor: text('Who', 128),
    realActor: optional(text('Who really', 128)),
    action: text('Act', 80),
    entity: text('What', 300),
    entityId: optional(reference('Document', 'audit')),
    before: optional(open('Before')),
    after: optional(open('After')),
    reason: optional(text('Reason', 500)),
    /** The first three parts of the address, or a /48. */
    network: optional(text('Network', 45)),
    build: optional(text('Build', 60)),
  },
  access: readOnly(reader),
})
