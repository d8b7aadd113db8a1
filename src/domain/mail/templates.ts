import { blocks } from '../content/blocks'
import { collection } from '../shared/records/collection'
import { choice, list, longText, map, optional, text } from '../shared/records/fields'
import { integer } from '../shared/records/integer'
import { access, nobody, scope } from '../shared/records/policy'
import { machine, statesOf } from '../shared/records/state-machine'

export const templateStates = machine({ draft: { activate: 'active' }, active: { archive: 'archived' }, archived: { restore: 'draft' } })

/** A mail with places to fill in. An unknown place refuses to be saved, so the parts are written by callables. */
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
    fields: list('Places to fill in', map('Place', { name: text('Name', 40), fallback: optional(text('Otherwise', 140)) }), 60),
    version: integer('Version', 10_000, 1),
    status: choice('State', statesOf(templateStates)),
  },
  states: templateStates,
  immutable: ['key', 'version', 'status'],
  access: { ...access(scope('mail'), nobody), update: scope('mail') },
})
