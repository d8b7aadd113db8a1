import * as v from 'valibot'

/** What is printed on a stationer's sheets or on paper for a door, as its file keeps it. Measures are not in it: see `sheet-formats`. */
export type Printable =
  | { readonly sheet: 'labels'; readonly labels: readonly AddressLabel[] }
  | { readonly sheet: 'badges'; readonly organisation: string; readonly badges: readonly NameBadge[] }
  | { readonly sheet: 'doorsigns'; readonly edition: string; readonly signs: readonly DoorSign[]; readonly unnumbered: number }

export interface AddressLabel {
  /** The addressee first, then the address in the order of the country it goes to. */
  readonly lines: readonly string[]
}

export interface NameBadge {
  readonly name: string
  readonly pronouns: string
  readonly organisation: string
}

export interface DoorSign {
  /** As on the map: `217`, `217a`. */
  readonly number: string
  readonly name: string
  readonly studio: string
  /** Street and unit. */
  readonly place: string
  /** On the edition's clock: date, first and last minute. None where one comes by appointment. */
  readonly openings: readonly (readonly [date: string, opens: string, closes: string])[]
  readonly byAppointment: boolean
  readonly doorNote: string
  /** Of the listing's page, with the website before it: what the code says. */
  readonly address: string
}

const texts = v.array(v.string())
const printable: v.GenericSchema<unknown, Printable> = v.variant('sheet', [
  v.strictObject({ sheet: v.literal('labels'), labels: v.array(v.strictObject({ lines: texts })) }),
  v.strictObject({
    sheet: v.literal('badges'),
    organisation: v.string(),
    badges: v.array(v.strictObject({ name: v.string(), pronouns: v.string(), organisation: v.string() })),
  }),
  v.strictObject({
    sheet: v.literal('doorsigns'),
    edition: v.string(),
    signs: v.array(
      v.strictObject({
        number: v.string(),
        name: v.string(),
        studio: v.string(),
        place: v.string(),
        openings: v.array(v.tuple([v.string(), v.string(), v.string()])),
        byAppointment: v.boolean(),
        doorNote: v.string(),
        address: v.string(),
      }),
    ),
    unnumbered: v.number(),
  }),
])

/** Rejects a file that is none with a `SyntaxError` or a `ValiError`. */
export const readPrintable = (text: string): Printable => v.parse(printable, JSON.parse(text))

/** How many labels, badges or signs it has. */
export const countOf = (of: Printable): number =>
  of.sheet === 'labels' ? of.labels.length : of.sheet === 'badges' ? of.badges.length : of.signs.length
