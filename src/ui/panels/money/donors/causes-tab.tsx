import { lazy } from 'react'
import { campaigns } from '../../../../domain/giving/campaigns.collection'
import { beginCause } from '../../../../domain/giving/causes/begin-cause.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { text, withHelp } from '../../../../domain/shared/records/fields'
import { slugOf } from '../../../../domain/shared/text/slug'
import { collectionPanel } from '../../engine/collection-panel'
import { newRecordOf } from '../../engine/new-record-spec'

const PublishedPictureSelect = lazy(() => import('../../engine/fields/published-picture-select'))

const { kind, title, summary } = campaigns.fields

const make = newRecordOf({
  title: 'New fund or campaign',
  purpose: 'A draft that nobody sees. Enter the rest, then open it.',
  label: 'Begin the draft',
  choose: {
    fields: {
      kind,
      title,
      summary,
      address: withHelp(text('Address', 60), 'The last part of its address after /donors/. It does not change later.'),
    },
    begin: { kind: 'campaign' },
  },
  run: async ({ address, ...words }, _, services) => {
    const slug = slugOf(address)
    await services.get(Callables).call(beginCause, { ...words, address: slug })
    return { message: `The draft of /donors/${slug} is in the list.`, id: slug }
  },
})

/** Campaigns and funds, from draft to end; the page below `/donors` is public once they are opened. */
export default collectionPanel(
  campaigns,
  {
    columns: ['title', 'kind', 'status', 'goal', 'raised', 'gifts', 'startsOn', 'endsOn'],
    sort: 'title',
    filters: ['kind', 'status', 'endsOn'],
    form: [
      'title',
      'summary',
      'imageId',
      'body',
      'goal',
      'startsOn',
      'endsOn',
      'amounts',
      'designations',
      'wall',
      'order',
      'raised',
      'gifts',
      'status',
    ],
    inputs: { imageId: PublishedPictureSelect },
    actions: [{ label: 'Show the page', on: 'one', fits: ({ status }) => status !== 'draft', to: ({ id }) => `/donors/${id}` }],
  },
  () => ({ make }),
)
