import type { DataOf } from '../../shared/records/collection'
import { type listings, printedTextNames, printLimits } from '../listings.collection'
import { type ListingPart, missingParts } from './listing-completeness'
import { hasAddress, hasOffer, hasPhone, hasRepeatedMarks, isShouted } from './style-patterns'

type Listing = DataOf<typeof listings>

export const styleRules = ['missing', 'length', 'capitals', 'phone', 'address', 'advertisement', 'punctuation', 'composite'] as const
export type StyleRule = (typeof styleRules)[number]

/** A departure from the guide's style, with the sentence that its artist and the staff read. */
export interface StyleFinding {
  readonly rule: StyleRule
  readonly field: keyof Listing
  readonly text: string
}

/** Facts about the picture that the listing does not contain: whether it looks like several pictures in one. */
export interface StyleFacts {
  readonly looksComposite?: boolean | undefined
}

/**
 * Everything in a listing that the guide does not print as written. A listing without findings is clean: staff may approve all clean listings
 * at once. Findings are advice, never a refusal: names and quotations may have their reasons.
 */
export function houseStyle(listing: Listing, { looksComposite = false }: StyleFacts = {}): readonly StyleFinding[] {
  return [
    ...missingParts(listing).map((part): StyleFinding => ({ rule: 'missing', field: fieldOf[part], text: missingText[part] })),
    ...printed(listing).flatMap(([field, text]) => ofText(field, text)),
    ...(looksComposite && listing.imageId !== undefined
      ? [{ rule: 'composite', field: 'imageId', text: 'The picture looks like several pictures in one. The guide prints a single work.' } as const]
      : []),
  ]
}

type PrintedText = keyof typeof printLimits
const printed = (listing: Listing) => (Object.keys(printLimits) as PrintedText[]).map(field => [field, listing[field] ?? ''] as const)

function ofText(field: PrintedText, text: string): readonly StyleFinding[] {
  const name = printedTextNames[field]
  const [length, limit] = [Array.from(text.trim()).length, printLimits[field]]
  const found = (rule: StyleRule, is: boolean, sentence: string): readonly StyleFinding[] => (is ? [{ rule, field, text: sentence }] : [])
  return [
    ...found('length', length > limit, `${name} has ${length} characters. The guide prints ${limit}.`),
    ...found('capitals', isShouted(text), `${name} is in capital letters. Capitalize only first letters and names.`),
    ...found('punctuation', hasRepeatedMarks(text), `${name} repeats a punctuation mark. One is enough.`),
    ...(field === 'displayName'
      ? []
      : [
          // Only the printed blurb must not have a phone number; the door note may, because visitors may need one at the door.
          ...found('phone', field === 'blurb' && hasPhone(text), `${name} has a phone number. The guide prints none here.`),
          ...found('address', hasAddress(text), `${name} has a web or mail address. Enter it under Links.`),
          ...found('advertisement', hasOffer(text), `${name} reads like an advertisement. Write about the work, without prices or offers.`),
        ]),
  ]
}

const fieldOf: Readonly<Record<ListingPart, keyof Listing>> = {
  name: 'displayName',
  medium: 'media',
  place: 'address',
  pin: 'pin',
  hours: 'openings',
  text: 'blurb',
  picture: 'imageId',
  access: 'access',
}

const missingText: Readonly<Record<ListingPart, string>> = {
  name: 'Enter a name.',
  medium: 'Choose at least one medium.',
  place: 'Enter the address and its neighborhood, or choose the building.',
  pin: 'Place the pin on the map.',
  hours: 'Enter the hours, or say that visits are by appointment.',
  text: 'Write the text for print.',
  picture: 'Choose a picture.',
  access: 'Measure the way in.',
}
