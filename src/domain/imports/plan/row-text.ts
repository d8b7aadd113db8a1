/** What a sentence about a row may contain. */
export interface RemarkFacts {
  /** The name of the column's field, or its header. */
  readonly label: string
  readonly field: string
  /** The cell, a length or a line, shortened. */
  readonly value: string
  /** The value in quotation marks. */
  readonly cell: string
  /** What the column's field can hold: `a whole number from 1900 to 2100`. */
  readonly expected: string
}
type Sentence = (facts: RemarkFacts) => string

/** The sentences about a row, by code. */
export interface RowText {
  /** Why a row is not written. */
  readonly reasons: Readonly<Record<string, Sentence>>
  /** What staff should know of a row that is written: of one row, and of all rows with the warning. */
  readonly warnings: Readonly<Record<string, { readonly row: Sentence; readonly all: string }>>
}

/** For rows of any kind. */
export const commonRowText = {
  reasons: {
    unchanged: () => 'Nothing changes: it is stored like this already.',
    forgotten: () => 'This row was emptied: its person asked to be forgotten.',
    'duplicate-row': ({ value }) => `The same row as row ${value}.`,
    'key-used-twice': ({ value }) => `Row ${value} has the same key but different content. Give each row its own key.`,
    'name-used-twice': ({ value }) =>
      `Row ${value} has the same name and address but different content. Add a column with keys, so that the two can be told apart.`,
    'too-many-cells': ({ value }) =>
      `The row has more cells (${value}) than the header. Put quotation marks around a text that contains the delimiter.`,
    'quote-not-closed': () => 'A quotation mark is opened but never closed.',
    'row-too-large': ({ value }) => `The row has ${value} bytes, more than one record can hold.`,
    missing: ({ label }) => `${label} is empty.`,
    'too-long': ({ label, value }) => `${label} is too long (${value} characters).`,
    'too-many-entries': ({ label, value }) => `${label}: ${value} entries are too many.`,
    'card-number': ({ field }) => `“${field}” contains a payment card number. Remove it from the file: card numbers may not be stored here.`,
    'unreadable-number': ({ label, cell }) => `${label}: ${cell} is not a number.`,
    'out-of-range': ({ cell }) => `${cell} is not a place on earth. Latitude runs from −90 to 90, longitude from −180 to 180.`,
    'coordinates-swapped': ({ cell }) => `${cell}: latitude and longitude seem to be swapped.`,
    'half-a-pin': ({ label }) => `${label} is missing; a place on the map needs both latitude and longitude.`,
    'unreadable-date': ({ label, cell }) => `${label}: ${cell} is not a date in the chosen format.`,
    'unreadable-time': ({ label, cell }) => `${label}: ${cell} is not a time of day.`,
    'time-skipped-by-clock-change': ({ label, value }) => `${label}: ${value} does not exist, because the clocks go forward that night.`,
    'ends-before-start': ({ value }) => `It closes at ${value}, which is not after it opens.`,
    'unreadable-amount': ({ label, cell }) => `${label}: ${cell} is not an amount in the chosen number format.`,
    'not-dollars': ({ label, cell }) => `${label}: ${cell} is not in US dollars.`,
    'unreadable-yes-no': ({ label, cell }) => `${label}: ${cell} is neither yes nor no.`,
    'unreadable-value': ({ label, cell, expected }) => `${label}: ${cell} is not ${expected}.`,
    'unreadable-link': ({ label, cell }) => `${label}: ${cell} is not a web address.`,
    gone: ({ value }) => `${value} is not in this file any more. Answer the question above: withdraw it or leave it?`,
    'gone-and-left': ({ value }) => `${value} is not in this file any more. It stays in the guide.`,
  },
  warnings: {
    'fewer-cells': {
      row: ({ value }) => `The row has fewer cells (${value}) than the header. The others are taken as empty.`,
      all: 'fewer cells than the header, the others are taken as empty',
    },
    'kept-as-other-column': {
      row: ({ label, value }) => `${label} is too long for its field (${value} characters) and is stored among the other columns.`,
      all: 'a text is too long for its field and is stored among the other columns',
    },
    'list-shortened': {
      row: ({ label, value }) => `${label}: ${value} entries are too many or too long. The whole list is stored among the other columns.`,
      all: 'a list is too long and is stored among the other columns',
    },
    'unreadable-flag': {
      row: ({ label, cell }) => `${label}: ${cell} is neither yes nor no. It is stored among the other columns.`,
      all: 'neither yes nor no, stored among the other columns',
    },
    'value-kept': {
      row: ({ label, cell, expected }) => `${label}: ${cell} is not ${expected}. It is stored among the other columns.`,
      all: 'a value that its field cannot hold, stored among the other columns',
    },
    'not-a-link': {
      row: ({ label, cell }) => `${label}: ${cell} is not a web address. It is stored among the other columns.`,
      all: 'not a web address, stored among the other columns',
    },
    'email-left-out': {
      row: ({ label, field }) => `An email address in ${field ? `“${label}”` : 'the row'} is left out: the guide is public.`,
      all: 'an email address is left out, because the guide is public',
    },
    'no-pin': { row: () => 'No coordinates: the listing will not be on the map.', all: 'no coordinates, so not on the map' },
    'zero-pin': { row: () => 'The coordinates are 0, 0: the listing will not be on the map.', all: 'coordinates 0, 0, so not on the map' },
    'far-from-the-others': {
      row: ({ cell }) => `${cell} is far from all the others. Check whether it is right.`,
      all: 'a place far from all the others',
    },
    'ends-after-midnight': { row: ({ value }) => `It closes at ${value} the next day.`, all: 'it closes on the next day' },
    'time-occurs-twice': {
      row: ({ label, value }) => `${label}: ${value} occurs twice that night. The first one is used.`,
      all: 'a time that occurs twice, on the night when the clocks go back',
    },
    'gone-and-withdrawn': {
      row: ({ value }) => `${value} is not in this file any more, and is withdrawn.`,
      all: 'gone from the file, and withdrawn',
    },
    'gone-and-edited': {
      row: () => 'It is not withdrawn, because somebody changed it after it was imported.',
      all: 'gone from the file, but changed here since, and left as it is',
    },
  },
} as const satisfies RowText

type CodesOf<W extends RowText, K extends keyof RowText> = Extract<keyof (typeof commonRowText)[K] | keyof W[K], string>
export type ReasonOf<W extends RowText = typeof commonRowText> = CodesOf<W, 'reasons'>
export type WarningOf<W extends RowText = typeof commonRowText> = CodesOf<W, 'warnings'>
