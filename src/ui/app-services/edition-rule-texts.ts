import type { CallNeed } from '../../domain/guide/editions/missing-for-call'
import type { RuleBroken } from '../../domain/shared/records/rule-broken'
import { counted } from '../kit/counted'
import { calendarDay, dayOf } from '../kit/time/format-time'
import { nothingChanged, stillHere, words } from './error-texts'

type Details = RuleBroken['details']

const noAnswersNow = words(
  'The address service takes no more addresses for now.',
  'Try again later, or place the pins by hand.',
  'Pins found so far are kept.',
)
const noKey = words('This site has no address service.', 'Place each pin by hand on the map.', nothingChanged)

/** The texts of the port `geocoder`. */
export const geocoderWords = {
  'failed-precondition': noKey,
  'resource-exhausted': noAnswersNow,
  unavailable: words('We cannot reach the address service.', 'Try again in a minute, or place the pins by hand.', nothingChanged),
}

const moveRefusals: Readonly<Record<string, readonly [is: string, todo: string]>> = {
  weekend: ['This artist is open on that weekend already, with another registration.', 'Choose another weekend.'],
  building: ['This artist has another registration in that building.', 'Choose another building.'],
  neighborhood: ['This artist has another registration in that neighborhood.', 'Choose another neighborhood.'],
  'wrong-weekend': ['This place is open on another weekend.', 'Choose a building or a neighborhood that is open on the weekend you chose.'],
  'no-address': ['A studio of their own needs an address.', 'Enter street and number, or choose a building.'],
  'unknown-neighborhood': ['The address needs a neighborhood.', 'Choose one, or choose a building.'],
}

/** What an edition needs for its call. */
export const callNeedWords: Readonly<Record<CallNeed, string>> = {
  weekends: 'a weekend with its days',
  neighborhoods: 'a neighborhood that opens on a weekend',
  prices: 'prices in effect',
  deadlines: 'the day on which the call opens and the day on which it closes',
}

/** The texts of the rules of editions, weekends, neighborhoods, buildings and pins. */
export const editionRuleWords = {
  'edition-exists': ({ id }: Details) =>
    words(
      `${id ? `Edition ${String(id)}` : 'This edition'} exists already.`,
      'Open it, choose another year, or give the new one a word of its own.',
      nothingChanged,
    ),
  'edition-missing': ({ editionId }: Details) =>
    words(`There is no edition${editionId ? ` ${String(editionId)}` : ''}.`, 'Create it first, or choose one from the list.', nothingChanged),
  'edition-not-ready': ({ missing }: Details) =>
    words(
      `The call cannot be announced yet. Missing: ${(Array.isArray(missing) ? missing : []).map(need => callNeedWords[need as CallNeed]).join(', ')}.`,
      'Enter what is missing, then announce the call.',
      nothingChanged,
    ),
  'edition-unpublished': ({ editionId }: Details) =>
    words(`The guide of ${String(editionId ?? 'this edition')} is not published.`, 'Publish it first.', nothingChanged),
  'unpinned-listings': ({ count }: Details) =>
    words(
      `${typeof count === 'number' ? counted(count, 'listing has', 'listings have') : 'Some listings have'} no place on the map.`,
      'Place them, or mark them as open by appointment.',
      nothingChanged,
    ),
  'numbers-changed': () => words('The listings have changed since you looked.', 'Preview the numbers again, then apply them.', nothingChanged),
  'numbers-incomplete': ({ count }: Details) =>
    words(
      `${typeof count === 'number' ? counted(count, 'number is', 'numbers are') : 'Some numbers are'} missing or given twice.`,
      'Number the map first. The tab “Checks” names them.',
      nothingChanged,
    ),
  'weekend-used': ({ name }: Details) =>
    words(
      `${name ? `“${String(name)}”` : 'A weekend'} is in use: people are registered or open then, or an event of the guide is on it.`,
      'Change its dates, or move them to another weekend first.',
      nothingChanged,
    ),
  'weekend-overlap': ({ date }: Details) => words(`${date ? String(date) : 'A day'} is in two weekends.`, 'Give it to one of them.', nothingChanged),
  'weekend-outside': ({ date }: Details) =>
    words(`${date ? String(date) : 'A day'} is outside of the edition’s first and last day.`, 'Change the day, or those two.', nothingChanged),
  'move-refused': ({ reason }: Details) => {
    const [is, todo] = moveRefusals[String(reason)] ?? ['This listing cannot move there.', 'Choose another place.']
    return words(is, todo, nothingChanged)
  },
  'print-locked': () =>
    words('The guide is on its way to print, so this stays as it is.', 'Add a correction to the listing once it is printed.', nothingChanged),
  'proofs-closed': () =>
    words('Proofs cannot be approved or changed at the moment.', 'Look at the dates of the season, or write to us.', nothingChanged),
  'not-printed': () => words('Only a listing that went to print has corrections.', 'Change the listing itself.', nothingChanged),
  'errata-full': ({ most }: Details) =>
    words(`A listing has at most ${Number(most ?? 20)} corrections.`, 'Say several things in one of them.', stillHere),
  'listing-not-draft': () => words('This listing is not a draft any more.', 'Load the page again to see what you can do with it.', stillHere),
  'hours-outside': () =>
    words('These hours are not within the weekends of this edition.', 'Choose days of a weekend, and a closing time after the opening.', stillHere),
  'pictures-due': () => words('Pictures are closed: the guide is being laid out.', 'Write to us if a picture is wrong.', stillHere),
  'address-locked': () => words('Addresses are closed: the map is being drawn.', 'Write to us if yours is wrong.', stillHere),
  'stamp-code-wrong': () =>
    words('This code is not from this studio’s sign.', 'Scan the code on the sign at the door again, or check what you typed.'),
  'stamp-closed': () =>
    words('This studio was not open at that time.', 'You can stamp your passport while it is open, and an hour before and after.'),
  'stamp-own-studio': () => words('This is your own studio.', 'Visit another studio to get a stamp.'),
  'draw-unset': () => words('This edition has no prize draw yet.', 'Enter its rule first.', nothingChanged),
  'draw-early': ({ date }: Details) =>
    words(
      `Stamps count until ${date ? dayOf(calendarDay(String(date)), 'UTC') : 'the last day of the draw'}.`,
      'Draw the prizes on a later day.',
      nothingChanged,
    ),
  'draw-empty': () =>
    words('Nobody can win at present.', 'Lower the number of studios to visit, or end here: everybody may have won already.', nothingChanged),
  'draw-changed': () => words('The entries have changed since you looked.', 'Preview the draw again, then draw the prizes.', nothingChanged),
  'door-not-today': () => words('This studio does not open today.', 'You can say how the door stands on its opening days.', nothingChanged),
  'fee-paid': () => words('This registration is paid.', 'Load the page again to see what is left to do.', nothingChanged),
  'nudged-lately': ({ days }: Details) =>
    words(`They were reminded less than ${Number(days ?? 7)} days ago.`, 'Wait a little, or call them.', nothingChanged),
  'not-clean': () => words('None of these listings keeps to the style of the guide.', 'Look at each of them.', nothingChanged),
  'not-together': () => words('These listings cannot share a card.', 'Choose listings at one place whose registrations are paid.', nothingChanged),
  'capacity-taken': ({ taken }: Details) =>
    words(
      `${typeof taken === 'number' ? counted(taken, 'place is', 'places are') : 'More places are'} confirmed or held in this building.`,
      'Enter at least as many, or move people to another building first.',
      nothingChanged,
    ),
  'outline-refused': ({ name, problem }: Details) => {
    const { is, names = [], points } = (problem ?? {}) as { is?: string; names?: readonly string[]; points?: number }
    const which = name ? `“${String(name)}”` : 'This outline'
    if (is === 'overlaps') return words(`${which} overlaps ${names.join(' and ')}.`, 'Move the border, or cut the overlap off.', nothingChanged)
    if (is === 'too-many-points') return words(`${which} has ${points ?? 'too many'} points. 200 are enough.`, 'Simplify it first.', nothingChanged)
    if (is === 'crosses-itself') return words(`The border of ${which} crosses itself.`, 'Move the points where it does.', nothingChanged)
    return words(`${which} has no area.`, 'Draw at least three points.', nothingChanged)
  },
  'pin-locked': ({ by }: Details) =>
    by === 'owner'
      ? words('Addresses are locked: the guide is on its way to print.', 'Write to the guide staff if the pin is wrong.', nothingChanged)
      : words('Addresses are locked.', 'Enter a reason to move this pin. It is kept in the audit.', nothingChanged),
  'pin-centroid': () =>
    words('This pin is only the middle of a street or a neighborhood.', 'Move it to the entrance. That confirms it too.', nothingChanged),
  'geocoder-off': () => noKey,
  'geocoder-limit': () => noAnswersNow,
}
