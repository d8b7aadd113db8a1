import { collection } from '../shared/collection'
import { choice, instant, list, longText, number, optional, text, url } from '../shared/fields'
import { access, any, nobody, scope, where } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'
import { trash } from '../shared/trash'

export const resourceStates = machine({ draft: { publish: 'published' }, published: { archive: 'archived' }, archived: { publish: 'published' } })

/** Something artists can use: a text, a file of 50 MB at most, or an address elsewhere. Archived by itself once it has expired. */
export const resources = collection({
  path: 'resources',
  title: 'Resources',
  fields: {
    kind: choice('Kind', ['text', 'file', 'link']),
    title: text('Title', 90),
    body: optional(longText('Text')),
    filePath: optional(text('File', 300)),
    link: optional(url('Link')),
    audience: choice('For', ['everybody', 'artists', 'hosts', 'volunteers']),
    tags: list('Tags', text('Tag', 40), 10),
    expiresAt: optional(instant('Expires')),
    order: number('Order', { min: 0, whole: true }),
    status: choice('State', statesOf(resourceStates)),
    ...trash,
  },
  states: resourceStates,
  fixed: ['deletedAt'],
  access: access(any(where('status', 'published'), scope('content')), scope('content'), nobody),
})
