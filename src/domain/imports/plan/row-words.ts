/** What a sentence about a row is made of. */
export interface RemarkFacts {
  /** The column's name here, or its header. */
  readonly label: string
  readonly field: string
  /** The cell, a length or a line, shortened. */
  readonly value: string
  /** The same in quotation marks. */
  readonly cell: string
}
type Sentence = (facts: RemarkFacts) => string

/** The words for what may be remarked on a row, by code. */
export interface RowWords {
  /** Why a row is not written. */
  readonly reasons: Readonly<Record<string, Sentence>>
  /** What staff should know of a row that is written all the same: of one row, and of all that carry it. */
  readonly warnings: Readonly<Record<string, { readonly row: Sentence; readonly all: string }>>
}

/** What may be remarked on a row of any kind. */
export const commonWords = {
  reasons: {
    unchanged: () => 'Already stored exactly so.',
    'duplicate-row': ({ value }) => `The same row as line ${value}.`,
    'key-used-twice': ({ value }) => `Line ${value} has the same key with other content. Give each row a key of its own.`,
    'name-used-twice': ({ value }) => `Line ${value} has the same name and address with other content. Without keys the two cannot be told apart.`,
    'too-few-cells': ({ value }) => `Only ${value} cells: fewer than the header has.`,
    'too-many-cells': ({ value }) => `${value} cells: more than the header has. A delimiter inside a text needs quotes around the text.`,
    'quote-not-closed': () => 'A quotation mark is opened and never closed.',
    'row-too-large': ({ value }) => `The row holds ${value} bytes, more than one record can.`,
    missing: ({ label }) => `${label} is empty.`,
    'too-long': ({ label, value }) => `${label} is too long (${value} characters).`,
    'too-many-entries': ({ label, value }) => `${label}: ${value} entries are more than it holds.`,
    'card-number': ({ field }) => `“${field}” holds the number of a payment card. Take it out of the file: no such number may be stored here.`,
    'unreadable-number': ({ label, cell }) => `${label}: ${cell} is not a number.`,
    'out-of-range': ({ cell }) => `${cell} is no place on earth: latitude runs from −90 to 90, longitude from −180 to 180.`,
    'coordinates-swapped': ({ cell }) => `${cell}: latitude and longitude seem to be swapped.`,
    'half-a-pin': ({ label }) => `${label} is missing; a pin needs both latitude and longitude.`,
    'unreadable-date': ({ label, cell }) => `${label}: ${cell} is no day in the date format chosen.`,
    'unreadable-time': ({ label, cell }) => `${label}: no time of day can be read in ${cell}.`,
    'time-skipped-by-clock-change': ({ label, value }) => `${label}: ${value} does not exist, because clocks are put forward that night.`,
    'ends-before-start': ({ value }) => `It closes at ${value}, not after it opens.`,
    'unreadable-amount': ({ label, cell }) => `${label}: ${cell} is no amount of money in the way the file writes decimals.`,
    'not-dollars': ({ label, cell }) => `${label}: ${cell} is not in US dollars.`,
    'unreadable-yes-no': ({ label, cell }) => `${label}: ${cell} is neither yes nor no.`,
    'unreadable-link': ({ label, cell }) => `${label}: ${cell} is no web address.`,
  },
  warnings: {
    'kept-as-other-column': {
      row: ({ label, value }) => `${label} is too long for its field (${value} characters) and is kept whole among the other columns.`,
      all: 'a text too long for its field is kept whole among the other columns',
    },
    'list-shortened': {
      row: ({ label, value }) => `${label}: ${value} entries are too many or too long; the whole list is kept among the other columns.`,
      all: 'a list too long is kept whole among the other columns',
    },
    'unreadable-flag': {
      row: ({ label, cell }) => `${label}: ${cell} is neither yes nor no; it is kept among the other columns.`,
      all: 'neither yes nor no, kept among the other columns',
    },
    'not-a-link': {
      row: ({ label, cell }) => `${label}: ${cell} is no web address; it is kept among the other columns.`,
      all: 'a link that is no web address is kept among the other columns',
    },
    'email-left-out': {
      row: ({ label, field }) => `An e-mail address in ${field ? `“${label}”` : 'the row'} is left out: the guide is public.`,
      all: 'an e-mail address is left out, because the guide is public',
    },
    'no-pin': { row: () => 'No coordinates: the listing will not be on the map.', all: 'no coordinates, so not on the map' },
    'zero-pin': { row: () => 'The coordinates are 0, 0: the listing will not be on the map.', all: 'coordinates 0, 0, so not on the map' },
    'far-from-the-others': { row: ({ cell }) => `${cell} is far from all the others. Is it right?`, all: 'a pin far from all the others' },
    'ends-after-midnight': { row: ({ value }) => `It closes at ${value} on the next day.`, all: 'it closes on the next day' },
    'time-occurs-twice': {
      row: ({ label, value }) => `${label}: ${value} occurs twice that night; the first is meant.`,
      all: 'a time that occurs twice, on the night clocks go back',
    },
  },
} as const satisfies RowWords

type CodesOf<W extends RowWords, K extends keyof RowWords> = Extract<keyof (typeof commonWords)[K] | keyof W[K], string>
export type ReasonOf<W extends RowWords = typeof commonWords> = CodesOf<W, 'reasons'>
export type WarningOf<W extends RowWords = typeof commonWords> = CodesOf<W, 'warnings'>
