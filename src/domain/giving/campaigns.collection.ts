import { collection, machine, statesOf } from '../shared/records/collection'
import { choice, list, localDate, map, money, number, optional, reference, text, trash, withFacts } from '../shared/records/fields'
import { any, readOnly, scope, where } from '../shared/records/policy'
import { richText } from '../shared/records/rich-text-field'

export const campaignStates = machine({ draft: { open: 'live' }, live: { end: 'ended' }, ended: {} })

/** The maximum number of names on a page; if there are more, those of the highest levels are shown. */
export const maxGivers = 500

/** What people give to: a campaign with a goal and an end, or a permanent fund. The id is its address below `/donors`; `beginCause` creates it. */
export const campaigns = collection({
  path: 'campaigns',
  title: 'Campaigns and funds',
  privacy: 'impersonal',
  fields: {
    kind: choice('Kind', ['campaign', 'fund']),
    title: text('Title', 100),
    summary: text('Summary', 240),
    body: richText('Text'),
    imageId: optional(reference('Picture', 'images')),
    goal: optional(money('Goal')),
    /** The sum of its gifts, updated when gifts are recorded. */
    raised: money('Given so far'),
    gifts: number('Gifts', { min: 0, integer: true }),
    startsOn: optional(localDate('From')),
    endsOn: optional(localDate('Until')),
    /** What each amount makes possible. */
    amounts: list('Amounts', map('Amount', { amount: money('Amount'), does: text('What it does', 140) }), 8),
    /** The published list of givers who chose to be named, by level: no amounts, and nothing that identifies them except the name. */
    givers: withFacts(
      optional(
        list(
          'Givers named by choice',
          map('Giver', { name: text('Name', 80), level: optional(text('Level', 40)), rank: optional(number('Rank', { min: 0, integer: true })) }),
          maxGivers,
        ),
      ),
      {
        notAudited: 'a copy of the names on the gifts, whose changes have their own entries',
        isInternal: true,
      },
    ),
    /** Groups and donors who gave elsewhere; staff add them to the donor wall by hand. */
    wall: list('Donors named', map('Donor', { name: text('Name', 80), level: optional(text('Level', 40)) }), 200),
    /** Purposes that a donor can choose from. */
    designations: optional(list('For', text('What for', 80), 10)),
    order: number('Order', { min: 0, integer: true }),
    status: choice('State', statesOf(campaignStates)),
    ...trash,
  },
  states: campaignStates,
  immutable: ['raised', 'gifts', 'givers', 'deletedAt'],
  access: { ...readOnly(any(where('status', 'live'), where('status', 'ended'), scope('money'))), update: scope('money') },
})
