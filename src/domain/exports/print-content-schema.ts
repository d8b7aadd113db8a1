import * as v from 'valibot'

/** The content of printed sheets and signs, as stored in the file. Sizes are in `paper-sheet-formats`. */
export type Printable =
  | { readonly sheet: 'labels'; readonly labels: readonly AddressLabel[] }
  | { readonly sheet: 'badges'; readonly organisation: string; readonly badges: readonly NameBadge[] }
  | { readonly sheet: 'doorsigns'; readonly edition: string; readonly signs: readonly DoorSign[]; readonly unnumbered: number }

export interface AddressLabel {
  /** The name first, then the address in the order of its country. */
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
  /** Local times of the edition: date, opening and closing. Empty for visits by appointment. */
  readonly openings: readonly (readonly [date: string, opens: string, closes: string])[]
  readonly byAppointment: boolean
  readonly doorNote: string
  /** Stamps a visitor's passport when it is typed on the listing's page: `7KQ2-M9XD`. */
  readonly code: string
  /** The full address of the listing's page with the code for a stamp, which the QR code contains. */
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
        code: v.string(),
        address: v.string(),
      }),
    ),
    unnumbered: v.number(),
  }),
])

/** Throws a `SyntaxError` or a `ValiError` for another file. */
export const readPrintable = (text: string): Printable => v.parse(printable, JSON.parse(text))

/** The number of its labels, badges or signs. */
export const countOf = (of: Printable): number =>
  of.sheet === 'labels' ? of.labels.length : of.sheet === 'badges' ? of.badges.length : of.signs.length
