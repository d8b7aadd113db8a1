import { lazy } from 'react'
import { programs } from '../../../../domain/programs/programs.collection'
import { requireFreeAddress } from '../../../../domain/programs/require-free-address'
import { RecordService } from '../../../../domain/records/record-service'
import { optional, text, withHelp } from '../../../../domain/shared/records/fields'
import { Records } from '../../../../domain/shared/records/records'
import { slugOf } from '../../../../domain/shared/text/slug'
import { collectionPanel } from '../../engine/collection-panel'
import { newRecordOf } from '../../engine/new-record-spec'

const PublishedPictureSelect = lazy(() => import('../../engine/fields/published-picture-select'))

const { title, kind, summary, audience, when } = programs.fields

const make = newRecordOf({
  title: 'New program',
  purpose: 'A draft that nobody sees. Write the rest, then publish it.',
  label: 'Begin the draft',
  draft: 'programs/new',
  choose: {
    fields: {
      title,
      kind,
      summary,
      audience,
      when,
      address: withHelp(
        optional(text('Address', 60)),
        'The last part of its address after /programs/. It does not change later. Empty: it is made from the title.',
      ),
    },
    begin: { kind: 'exhibition' },
  },
  run: async ({ address, ...words }, _, services) => {
    const id = slugOf(address ?? words.title)
    await requireFreeAddress(services.get(Records), id)
    const nothing = { body: { type: 'doc' as const, content: [] }, partners: [], results: [], order: 100 }
    await services.get(RecordService).create(programs, { ...words, ...nothing, status: 'draft' }, { id })
    return { message: `The draft of /programs/${id} is in the list.`, id }
  },
})

/** What the organization offers every year, each with its own page below `/programs`: begun, looked at, published and taken back. */
export default collectionPanel(
  programs,
  {
    columns: ['title', 'kind', 'status', 'when', 'startsOn', 'endsOn', 'order', 'updatedAt'],
    sort: 'order',
    filters: ['kind', 'status'],
    form: ['title', 'kind', 'summary', 'audience', 'when', 'startsOn', 'endsOn', 'imageId', 'body', 'call', 'partners', 'results', 'order'],
    inputs: { imageId: PublishedPictureSelect },
    actions: [
      { label: 'Look at the draft', on: 'one', fits: ({ status }) => status !== 'published', to: ({ id }) => `/temp/${id}` },
      { label: 'Show the page', on: 'one', fits: ({ status }) => status === 'published', to: ({ id }) => `/programs/${id}` },
    ],
  },
  () => ({ make }),
)
