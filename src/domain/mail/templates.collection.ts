import { blocks } from '../content/blocks'
import { collection, machine, statesOf } from '../shared/records/collection'
import { choice, integer, list, longText, map, optional, text } from '../shared/records/fields'
import { access, nobody, scope } from '../shared/records/policy'

export const templateStates = machine({ draft: { activate: 'active' }, active: { archive: 'archived' }, archived: { restore: 'draft' } })

/** A mail with fields to fill in. Written by callables, because a template with an unknown field is refused. */
export const templates = collection({
  path: 'templates',
  title: 'Mail templates',
  privacy: 'impersonal',
  fields: {
    key: text('Key', 60),
    kind: choice('Kind', ['transactional', 'marketing']),
    subject: text('Subject', 120),
    preheader: optional(text('Preheader', 100)),
    blocks: blocks('Parts'),
    text: longText('Plain text', 40_000),
    fields: list('Fields to fill in', map('Field', { name: text('Name', 40), fallback: optional(text('If empty', 140)) }), 60),
    version: integer('Version', 10_000, 1),
    status: choice('State', statesOf(templateStates)),
  },
  states: templateStates,
  immutable: ['key', 'version', 'status'],
  access: { ...access(scope('mail'), nobody), update: scope('mail') },
})
