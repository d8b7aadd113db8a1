import { collection } from '../shared/collection'
import { open, optional, reference, text } from '../shared/fields'
import { nobody, readOnly, scope } from '../shared/policy'

/** Who did what: written by callables, changed by nobody. Fields that identify a person are redacted before they come here. */
export const audit = collection({
  path: 'audit',
  title: 'Audit',
  fields: {
    actor: text('Who', 128),
    realActor: optional(text('Who really', 128)),
    action: text('Act', 80),
    entity: text('What', 300),
    entityId: optional(reference('Document', 'audit')),
    before: optional(open('Before')),
    after: optional(open('After')),
    reason: optional(text('Reason', 500)),
  },
  access: { ...readOnly(scope('system')), update: nobody },
})
