import { reviewArtist } from '../../../../domain/art/review-artist.contract'
import { artists } from '../../../../domain/artists/artists.collection'
import { reasonField } from '../../../../domain/shared/functions/reason'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import { callAction } from '../../engine/actions/call-action'
import { PersonLink } from '../../engine/facts/field-fact'
import type { PanelAction, TitledQuestion } from '../../engine/panel-spec'
import { queuePanel } from '../../engine/queue/queue-panel'
import { NewArtistView } from './new-artist-view'

type Artist = StoredOf<typeof artists>

const changes: TitledQuestion = {
  title: 'Ask for changes to this page',
  what: 'They get your text by mail, can change their page, and send it to you again.',
  fields: { reason: reasonField('What to change') },
  notes: [
    'Please write a few sentences about your work. Visitors read them before they decide to come.',
    'Please name the medium you work in, so that visitors can find you.',
    'Please add at least one work with a picture.',
    'Please use the name under which you show your work.',
  ],
}
const refusal: TitledQuestion = {
  title: 'Decline this artist',
  what: 'They get your reason by mail. Their account stays; their page is not shown.',
  fields: { reason: reasonField('Reason') },
  notes: ['We show artists who live or work in the city.', 'This page is not about the work of an artist.'],
}
const done = { publish: 'is public now', requestChanges: 'was asked for changes', decline: 'was declined' }

const decision = (label: string, key: string, event: keyof typeof done, ask?: TitledQuestion<Artist>): PanelAction<Artist> =>
  callAction(reviewArtist)({
    label,
    on: 'one',
    key,
    event,
    ask,
    input: ({ id, rev }, { reason = '' }) => (event === 'publish' ? { decision: event, id, rev } : { decision: event, id, rev, reason }),
    done: (_, { displayName }) => `${displayName} ${done[event]}, and was told by mail.`,
  })

/** New artists whose page is not public, the longest waiting first; those asked for changes can still be viewed. */
export default queuePanel(artists, {
  find: { where: [['status', 'in', ['draft', 'changes', 'declined']]] },
  title: ({ displayName }) => displayName,
  waits: ({ status }) => status === 'draft',
  since: ({ submittedAt, createdAt }) => submittedAt ?? createdAt,
  due: 72,
  facts: [
    { name: 'person', label: 'Person', value: ({ id }) => id, draw: ({ id }) => <PersonLink id={id} /> },
    'media',
    'neighbourhoodId',
    'links',
    'status',
    'reviewNote',
    'createdAt',
    'submittedAt',
  ],
  view: NewArtistView,
  actions: [
    decision('Open the page', 'a', 'publish'),
    decision('Ask for changes', 'c', 'requestChanges', changes),
    decision('Decline', 'r', 'decline', refusal),
  ],
  empty: 'No new artist is waiting',
  comesFrom: { says: 'Artists who join wait here until you open their page.', link: 'Look at the page where they join', to: '/newmember' },
})
