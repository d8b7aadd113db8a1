import { collection, machine, statesOf } from '../shared/records/collection'
import { choice, instant, list, localDate, map, money, number, optional, reference, text, trash, url } from '../shared/records/fields'
import { access, any, nobody, scope, where } from '../shared/records/policy'
import { richText } from '../shared/records/rich-text-field'

export const programStates = machine({ draft: { publish: 'published' }, published: { archive: 'archived' }, archived: { restore: 'draft' } })
export const programKinds = ['openStudios', 'exhibition', 'auction', 'youth', 'workshops', 'residency'] as const

/** Something the organization offers every year; the id is its address below `/programs`. */
export const programs = collection({
  path: 'programs',
  title: 'Programs',
  privacy: 'impersonal',
  fields: {
    title: text('Title', 100),
    kind: choice('Kind', programKinds),
    summary: text('Summary', 240),
    /** The people it is for. */
    audience: text('Who', 140),
    /** When it takes place, as text. */
    when: text('When', 140),
    startsOn: optional(localDate('First day')),
    endsOn: optional(localDate('Last day')),
    body: richText('Text'),
    imageId: optional(reference('Picture', 'images')),
    /** How to apply, where applications are possible. Open studios follow the deadlines of their edition instead. */
    call: optional(
      map('Call', {
        title: text('Title', 100),
        opens: instant('Opens'),
        closes: instant('Closes'),
        fee: optional(money('Fee')),
        asks: list('What to send', text('Item', 140), 8),
      }),
    ),
    callIds: optional(list('Calls', reference('Call', 'calls'), 10)),
    partners: list('Partners', map('Partner', { name: text('Name', 80), to: optional(url('Address')) }), 12),
    results: list('Past results', map('Result', { year: number('Year', { min: 1900, max: 2100, integer: true }), text: text('Text', 240) }), 20),
    order: number('Order', { min: 0, integer: true }),
    status: choice('State', statesOf(programStates)),
    ...trash,
  },
  states: programStates,
  immutable: ['deletedAt'],
  access: access(any(where('status', 'published'), scope('content')), scope('content'), nobody),
})
