import { collection, machine, type StoredOf, statesOf } from '../shared/records/collection'
import {
  choice,
  impersonal,
  integer,
  internal,
  keptByLaw,
  list,
  longText,
  money,
  optional,
  reference,
  text,
  withFacts,
} from '../shared/records/fields'
import { any, owner, readOnly, scope } from '../shared/records/policy'
import { booksOfAccount } from '../shared/records/retention-period'

export const letterKinds = [
  'small',
  'noGoods',
  'quidProQuo',
  'inKind',
  'auctionBuyer',
  'auctionArtist',
  'monthlyYear',
  'yearEnd',
  'correction',
] as const

export const letterStates = machine({ issued: { void: 'void' }, void: {} })

/** A receipt for a gift. Append-only: a wrong letter is voided and replaced under the same number. */
export const letters = collection({
  path: 'letters',
  title: 'Letters',
  privacy: 'personal',
  backup: 'guarded',
  whenForgotten: 'anonymise',
  fields: {
    /** `YYYY-000123`, without gaps in a year. */
    number: impersonal(text('Number', 11)),
    kind: choice('Kind', letterKinds),
    personId: reference('Person', 'people'),
    /** Ids of the orders, and of gifts without an order, that the letter covers. */
    about: impersonal(list('About', text('Order or gift', 128), 500)),
    orderLineIds: impersonal(list('Order lines', text('Order line', 128), 500)),
    paid: money('Paid'),
    fmv: money('Value received'),
    /** The paid amount minus the value received. */
    deductible: money('Deductible'),
    /** The paragraphs, of which its file is made, and its PDF drawn. */
    text: internal(keptByLaw(longText('Words', 100_000), booksOfAccount)),
    /** SHA-256 of the text, as hex. */
    textHash: impersonal(text('Text', 64)),
    pdfPath: withFacts(text('File', 300), { privacy: 'impersonal', filesIn: 'letters', whenForgotten: { keptByLaw: booksOfAccount } }),
    taxYear: impersonal(integer('Tax year', 2100, 2000)),
    replaces: optional(reference('Replaces', 'letters')),
    voidReason: impersonal(optional(text('Void because', 300))),
    status: choice('State', statesOf(letterStates)),
  },
  states: letterStates,
  access: readOnly(any(owner('personId'), scope('money'))),
})

export type StoredLetter = StoredOf<typeof letters>
