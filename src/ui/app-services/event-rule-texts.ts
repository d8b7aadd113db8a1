import type { RuleBroken } from '../../domain/shared/records/rule-broken'
import { counted } from '../kit/counted'
import { nothingChanged, stillHere, words } from './error-texts'

type Details = RuleBroken['details']

/** The texts of the rules about events and replies to them. */
export const eventRuleWords = {
  'event-dates': () =>
    words('One of the dates is not possible.', 'Check when it begins and ends, then submit it again.', 'Everything you entered is still here.'),
  'event-over': () => words('This event is over.', 'Ask its organizer for another date, or reject it.', nothingChanged),
  'event-own': () => words('You submitted this event yourself.', 'Ask a colleague to decide.', nothingChanged),
  'tag-taken': ({ name }: Details) =>
    words(`${name ? `“${String(name)}”` : 'Another tag'} has this word already.`, 'Enter another one, or merge the two tags.', nothingChanged),
  'tags-full': () => words('There are 200 tags already.', 'Merge or delete one, then add another.', nothingChanged),
  'event-closed': () => words('This event takes no replies.', 'It was canceled or is over.', nothingChanged),
  'event-members': () => words('This event is for members.', 'Become a member, then reply again.', nothingChanged),
  'event-too-many': ({ places }: Details) =>
    words(`This event has ${counted(typeof places === 'number' ? places : 0, 'place')}.`, 'Bring fewer guests.', nothingChanged),
  'event-full': ({ left }: Details) =>
    words(
      typeof left === 'number' && left > 0 ? `There is room for ${counted(left, 'more guest')}.` : 'There is no room for more guests.',
      'Bring fewer guests.',
      nothingChanged,
    ),
  'event-ticket': () => words('Places at this event are sold.', 'Buy your places on the event’s page.', nothingChanged),
  'event-ticket-trusted': () =>
    words('Your events are still reviewed before we publish them.', 'Ask our staff to sell tickets for this one.', nothingChanged),
  'event-ticket-days': () => words('The last day of sale is before the first.', 'Check both days.', stillHere),
  'event-ticket-price': () => words('Places without a price cannot be sold.', 'Enter a price, or let people reply for free.', stillHere),
  'event-ticket-draft': () =>
    words('Places of an event that is not public cannot be sold.', 'Publish it at once, or sell its places later.', stillHere),
  'event-ticket-sold': ({ sold, held }: Details) =>
    typeof sold === 'number' && sold > 0
      ? words(`${counted(sold, 'place is', 'places are')} sold.`, 'Refund these orders first, or cancel the event.', nothingChanged)
      : words(
          `Somebody is paying for ${counted(typeof held === 'number' ? held : 0, 'place')} at the moment.`,
          'Try again in fifteen minutes, when they have paid or given up.',
          nothingChanged,
        ),
  'event-places': ({ taken }: Details) =>
    words(`${counted(typeof taken === 'number' ? taken : 0, 'place is', 'places are')} taken.`, 'Enter at least as many places.', stillHere),
}
