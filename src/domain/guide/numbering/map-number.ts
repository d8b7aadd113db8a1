/**
 * A map number as it is printed: a whole number, of a late entry with a letter: `217`, `217a`. It is the same text on the web, on paper and
 * in an address.
 */
export type MapNumber = string

/** The fields in which a listing holds its number. */
interface HoldsNumber {
  readonly mapNumber?: number | undefined
  readonly mapSuffix?: string | undefined
}

/** `undefined` for a listing without a number. */
export const numberOf = ({ mapNumber, mapSuffix = '' }: HoldsNumber): MapNumber | undefined =>
  mapNumber === undefined ? undefined : `${mapNumber}${mapSuffix}`

/** The whole number before the letter. */
export const wholeOf = (number: MapNumber) => Number.parseInt(number, 10)

/** The number in the fields of a listing, to be stored. */
export const numberFields = (number: MapNumber | undefined): { mapNumber: number | undefined; mapSuffix: string | undefined } =>
  number === undefined
    ? { mapNumber: undefined, mapSuffix: undefined }
    : { mapNumber: wholeOf(number), mapSuffix: number.replace(/^\d+/, '') || undefined }

/** The order on the map: 17, 17a, 17z, 17aa, 18. */
export const compareNumbers = (a: MapNumber, b: MapNumber) => wholeOf(a) - wholeOf(b) || a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)

/** The same, what has no number last. */
export const inNumberOrder = (a: MapNumber | undefined, b: MapNumber | undefined) =>
  a === undefined || b === undefined ? Number(a === undefined) - Number(b === undefined) : compareNumbers(a, b)

/** 1900–2999 are no map numbers: in an address they are keys of editions. */
export const isMapNumber = (n: number) => n >= 1 && (n < 1900 || n > 2999)

/** `17` → `17a`, `17a` → `17b`, `17z` → `17aa`. */
export function nextSuffixed(number: MapNumber): MapNumber {
  const whole = String(wholeOf(number))
  let suffix = number.slice(whole.length)
  let carried = ''
  while (suffix.endsWith('z')) {
    suffix = suffix.slice(0, -1)
    carried += 'a'
  }
  const letter = suffix === '' ? 'a' : String.fromCharCode(suffix.charCodeAt(suffix.length - 1) + 1)
  return `${whole}${suffix.slice(0, -1)}${letter}${carried}`
}
