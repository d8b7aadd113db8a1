import { importFields } from './import-fields'
import type { ImportKind } from './import-kinds'
import type { Remark, RowReason, RowWarning } from './planned-row'

/** One sentence for every reason and warning of a row of a file of this kind. */
export function importReasonSentence(kind: ImportKind, { code, field, value }: Remark<RowReason | RowWarning>): string {
  const label = labelOf(kind, field)
  const cell = `“${shortened(value)}”`
  switch (code) {
    case 'unchanged':
      return 'Already stored exactly so.'
    case 'duplicate-row':
      return `The same row as line ${value}.`
    case 'key-used-twice':
      return `Line ${value} has the same key with other content. Give each row a key of its own.`
    case 'name-used-twice':
      return `Line ${value} has the same name and address with other content. Without keys the two cannot be told apart.`
    case 'email-used-twice':
      return `Line ${value} has this e-mail address already. An address is one person’s.`
    case 'too-few-cells':
      return `Only ${value} cells: fewer than the header has.`
    case 'too-many-cells':
      return `${value} cells: more than the header has. A delimiter inside a text needs quotes around the text.`
    case 'quote-not-closed':
      return 'A quotation mark is opened and never closed.'
    case 'row-too-large':
      return `The row holds ${value} bytes, more than one record can.`
    case 'missing':
      return `${label} is empty.`
    case 'too-long':
      return `${label} is too long (${value} characters).`
    case 'unreadable-number':
      return `${label}: ${cell} is not a number.`
    case 'out-of-range':
      return `${cell} is no place on earth: latitude runs from −90 to 90, longitude from −180 to 180.`
    case 'coordinates-swapped':
      return `${cell}: latitude and longitude seem to be swapped.`
    case 'half-a-pin':
      return `${label} is missing; a pin needs both latitude and longitude.`
    case 'unreadable-date':
      return `${label}: ${cell} is no day in the date format chosen.`
    case 'unreadable-time':
      return `${label}: no time of day can be read in ${cell}.`
    case 'time-skipped-by-clock-change':
      return `${label}: ${shortened(value)} does not exist, because clocks are put forward that night.`
    case 'ends-before-start':
      return `It closes at ${shortened(value)}, not after it opens.`
    case 'unknown-listing':
      return `No listing of this edition goes by ${cell}. Import the listings first.`
    case 'ambiguous-listing':
      return `Several listings of this edition match (${shortened(value)}). Use their keys.`
    case 'ambiguous-person':
      return `Several people match (${shortened(value)}). Merge them first, or give the row its e-mail address.`
    case 'too-many-openings':
      return `The listing would have more than ${value} openings.`
    case 'too-many-entries':
      return `${label}: ${value} entries are more than it holds.`
    case 'card-number':
      return `“${field}” holds the number of a payment card. Take it out of the file: no such number may be stored here.`
    case 'name-not-enough':
      return `Somebody is called ${cell} already, and a name alone does not say who it is. Add an e-mail address, a key or our own number.`
    case 'unknown-person':
      return `Nobody here goes by ${cell}, and the row names nobody new. Add a name, or import the people first.`
    case 'unknown-product':
      return `There is no membership ${cell}. Write its name, or the first part of its address.`
    case 'unknown-level':
      return `The membership has no level ${cell}.`
    case 'unknown-campaign':
      return `There is no ${field === 'fund' ? 'fund' : 'campaign'} ${cell}. Write its title, or leave the cell empty.`
    case 'unreadable-amount':
      return `${label}: ${cell} is no amount of money in the way the file writes decimals.`
    case 'not-dollars':
      return `${label}: ${cell} is not in US dollars.`
    case 'unreadable-yes-no':
      return `${label}: ${cell} is neither yes nor no.`
    case 'unreadable-link':
      return `${label}: ${cell} is no web address.`
    case 'unreadable-state':
      return `${cell} is neither draft nor pending. Events are published after their review, not by a file.`
    case 'in-the-future':
      return `${label}: ${cell} is still to come.`
    case 'before-2000':
      return `${label}: ${cell} is before the year 2000, where the ledger begins.`
    case 'too-long-event':
      return `It would last longer than ${value} days.`
    case 'already-public':
      return `It is ${value} already and reads otherwise: change it under Events, where whoever has it in the diary is told.`
    case 'missing-file':
      return `The ZIP holds no picture ${cell}.`
    case 'ambiguous-file':
      return `The ZIP holds several pictures called ${cell}. Write the folder too.`
    case 'unknown-work':
      return `No work here is ${cell}: its artist and title must be written as they stand here.`
    case 'ambiguous-work':
      return `Several works are ${cell}.`
    case 'too-many-pictures':
      return `It would show more pictures than it can: a work has at most ${value}, a listing one from a file.`
    case 'over-print-limit':
      return `${label} has ${value} characters; the printed guide cuts it.`
    case 'kept-as-other-column':
      return `${label} is too long for its field (${value} characters) and is kept whole among the other columns.`
    case 'moved-to-about':
      return `${label} is too long (${value} characters) and becomes part of the text on the web.`
    case 'list-shortened':
      return `${label}: ${value} entries are too many or too long; the whole list is kept among the other columns.`
    case 'no-pin':
      return 'No coordinates: the listing will not be on the map.'
    case 'zero-pin':
      return 'The coordinates are 0, 0: the listing will not be on the map.'
    case 'far-from-the-others':
      return `${cell} is far from all the others. Is it right?`
    case 'not-a-link':
      return `${label}: ${cell} is no web address; it is kept among the other columns.`
    case 'unreadable-flag':
      return `${label}: ${cell} is neither yes nor no; it is kept among the other columns.`
    case 'unreadable-capacity':
      return `${label}: ${cell} is no number of places; it is kept among the other columns.`
    case 'unknown-neighbourhood':
      return `${cell} is not one of the neighbourhoods; it is kept among the other columns.`
    case 'email-left-out':
      return `An e-mail address in ${cellOrField(label, field)} is left out: the guide is public.`
    case 'not-an-email':
      return `${cell} is no e-mail address; it is kept among the other columns.`
    case 'not-a-phone':
      return `${cell} is no phone number; it is kept among the other columns.`
    case 'half-an-address':
      return `${cell} is no whole postal address (street, city, country of two letters); it is kept among the other columns.`
    case 'unreadable-year':
      return `${label}: ${cell} is no year from 1900 on; it is kept among the other columns.`
    case 'same-key-other-name':
      return `Somebody with this key is called ${cell}; this row becomes a person of its own.`
    case 'same-name':
      return `Somebody is called ${cell} already and nothing tells whether it is the same person: look under Duplicates afterwards.`
    case 'consent-not-raised':
      return `${label}: this person has said no, and a file cannot change that.`
    case 'same-name-and-place':
      return 'Another listing, with another key, has the same name and address.'
    case 'ends-after-midnight':
      return `It closes at ${shortened(value)} on the next day.`
    case 'time-occurs-twice':
      return `${label}: ${shortened(value)} occurs twice that night; the first is meant.`
    case 'neighbourhood-left-out':
      return `${cell} is not one of the neighbourhoods and is left out.`
    case 'value-left-out':
      return `The amount ${cell} is left out: what is given in kind is described and never valued.`
    case 'term-overlaps':
      return `${shortened(value)} overlaps a term that stands; both count.`
    case 'undescribed':
      return `Nothing says what is to be seen; it is described as ${cell} until somebody does.`
    case 'near-another-event':
      return `${cell} is at the same place within two hours. Is it the same event?`
  }
}

const labelOf = (kind: ImportKind, field: string | undefined) => importFields[kind].find(({ name }) => name === field)?.label ?? field ?? 'The row'
const cellOrField = (label: string, field: string | undefined) => (field ? `“${label}”` : 'the row')

const shortened = (value: string | number | undefined) => {
  const text = String(value ?? '')
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
