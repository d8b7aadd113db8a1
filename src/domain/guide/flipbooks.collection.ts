import { collection } from '../shared/records/collection'
import { choice, list, text } from '../shared/records/fields'
import { integer } from '../shared/records/integer'
import { any, readOnly, scope, where } from '../shared/records/policy'
import { machine, statesOf } from '../shared/records/state-machine'

export const flipbookStates = machine({
  building: { finish: 'ready', fail: 'failed' },
  ready: { publish: 'published' },
  published: { rollBack: 'ready' },
  failed: {},
})

/** A version of the edition's flipbook. The number of its pages is even. */
export const flipbooks = collection({
  path: 'editions/{edition}/flipbooks',
  title: 'Flipbooks',
  privacy: 'impersonal',
  fields: {
    source: choice('Made from', ['snapshot', 'pdf']),
    pages: integer('Pages', 1000),
    folder: text('Folder', 300),
    problems: list('Problems', text('Problem', 300), 200),
    status: choice('State', statesOf(flipbookStates)),
  },
  states: flipbookStates,
  access: readOnly(any(where('status', 'published'), scope('guide'))),
})
