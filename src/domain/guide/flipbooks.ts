import { collection } from '../shared/collection'
import { choice, list, text } from '../shared/fields'
import { any, readOnly, scope, where } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'
import { whole } from '../shared/whole'

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
  fields: {
    source: choice('Made from', ['snapshot', 'pdf']),
    pages: whole('Pages', 1000),
    folder: text('Folder', 300),
    problems: list('Problems', text('Problem', 300), 200),
    status: choice('State', statesOf(flipbookStates)),
  },
  states: flipbookStates,
  access: readOnly(any(where('status', 'published'), scope('guide'))),
})
