/** The target of a column that is not imported. */
export const leaveOut = '-'

/** Column header → name of a field, or `leaveOut`. */
export type Mapping = { readonly [header: string]: string }

/** The target of a column. Own keys only: a header may be called like a property of every object. */
export const targetOf = (mapping: Mapping, header: string): string | undefined => (Object.hasOwn(mapping, header) ? mapping[header] : undefined)

/** How the file writes dates, decimals and lists. A date that begins with a four-digit year is read in any format. */
export interface Formats {
  readonly date: 'iso' | 'dmy' | 'mdy' | 'ymd'
  readonly decimal: '.' | ','
  readonly list: ';' | ',' | '|' | '/'
}
