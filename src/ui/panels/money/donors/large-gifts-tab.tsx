import { donations } from '../../../../domain/giving/donations.collection'
import { noteThanks } from '../../../../domain/giving/donors/note-thanks.contract'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import { text } from '../../../../domain/shared/records/fields'
import { dayText } from '../../../../domain/shared/time/day-text'
import { moneyOf } from '../../../kit/format-money'
import { callAction } from '../../engine/actions/call-action'
import { queuePanel } from '../../engine/queue/queue-panel'
import { useDonorNames } from './donor-input'
import { useCauseTitles } from './gift-columns'

type Gift = StoredOf<typeof donations>

/** Who gave, and what for. */
function Giver({ row: { personId, campaignId, fundId = '', amount } }: { readonly row: Gift }) {
  const [names, titles] = [useDonorNames(), useCauseTitles()]
  const cause = titles.get(campaignId ?? fundId)
  return (
    <p>
      <strong>{names.get(personId) ?? '…'}</strong> gave {moneyOf(amount)}
      {cause !== undefined && ` for “${cause}”`}.
    </p>
  )
}

/** Large gifts whose donors nobody has thanked in person yet, the longest waiting first; the others can be looked up. */
export default queuePanel(donations, {
  find: { where: [['personalThanks.state', 'in', ['due', 'done']]] },
  title: ({ amount, receivedOn }) => `${moneyOf(amount)}, ${dayText(receivedOn)}`,
  waits: ({ personalThanks, status }) => personalThanks?.state === 'due' && status !== 'void',
  since: ({ createdAt }) => createdAt,
  due: 7 * 24,
  facts: ['personId', 'receivedOn', 'tribute.name', 'anonymous', 'employer', 'status', 'personalThanks.on', 'personalThanks.note'],
  view: Giver,
  actions: [
    callAction(noteThanks)({
      label: 'Record the thanks',
      on: 'one',
      key: 't',
      ask: {
        what: 'Say how you thanked them. Their letter is issued besides.',
        fields: { note: text('How', 140) },
        notes: ['I called them.', 'I wrote a card by hand.', 'I thanked them at an event.'],
      },
      input: ({ id }, { note }) => ({ giftId: id, note }),
      done: 'Noted.',
    }),
  ],
  empty: 'Nobody waits to be thanked in person',
  comesFrom: { says: 'You say from which amount on a gift is large.', link: 'Look at the levels of donors', to: '/cpanel/donorbackend?view=levels' },
})
