import type { Formats } from '../columns/column-mapping'

/** `undefined` where the cell cannot be read as a number. */
export function numberIn(cell: string, decimal: Formats['decimal']): number | undefined {
  let plain = cell.replace(/[\s\u00a0\u202f'’]/g, '').replace('−', '-')
  if (decimal === ',' && plain.includes(',')) plain = plain.replaceAll('.', '').replace(',', '.')
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : undefined
}

/** Degrees, with or without a compass letter: `51.5 N`, `W 0.12`. */
export function degreesIn(cell: string, decimal: Formats['decimal']): number | undefined {
  const letter = /^\s*([NSEW])\b|([NSEW])\s*$/i.exec(cell)
  const value = numberIn(cell.replace(/^\s*[NSEW]|[NSEW]\s*$|°/gi, ''), decimal)
  return value !== undefined && /[SW]/i.test(letter?.[1] ?? letter?.[2] ?? '') ? -value : value
}

/** Both coordinates in one cell: `51.5, -0.12`, `51,5; -0,12`, `(51.5 -0.12)`. Latitude comes first. */
export function latLngIn(cell: string, decimal: Formats['decimal']): readonly [lat: number, lng: number] | undefined {
  const inner = cell.replace(/^\s*(?:POINT\s*)?[([]|[)\]]\s*$/gi, '').trim()
  const parts = inner.includes(';') ? inner.split(';') : decimal === '.' && inner.includes(',') ? inner.split(',') : inner.split(/,\s+|\s+/)
  if (parts.length !== 2) return undefined
  const [lat, lng] = parts.map(part => degreesIn(part, decimal))
  return lat === undefined || lng === undefined ? undefined : [lat, lng]
}

const yes = new Set('1 y yes true t x ✓ ✔ on ja j wahr oui o vrai si sí s verdadero vero waar required needed'.split(' '))
const no = new Set('0 n no false f - off nein falsch non faux falso nee onwaar none free'.split(' '))

/** Yes or no in six languages. */
export function flagIn(cell: string): boolean | undefined {
  const word = cell.trim().toLowerCase()
  return yes.has(word) ? true : no.has(word) ? false : undefined
}

/** The entries of a list, trimmed, without duplicates and empty ones. */
export function listIn(cell: string, separator: Formats['list']): string[] {
  return [
    ...new Set(cell.split(separator === ';' ? /[;\n]/ : separator === ',' ? /[,\n]/ : separator === '|' ? /[|\n]/ : /[/\n]/).map(plainLine)),
  ].filter(entry => entry !== '')
}

/** One line: spaces and newlines become single spaces, control characters are removed. */
export const plainLine = (cell: string) =>
  cell
    .normalize('NFC')
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Several lines: spaces at their ends are removed, several empty lines become one. */
export const plainText = (cell: string) =>
  cell
    .normalize('NFC')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Web addresses in a cell, with `https://` added where it is missing; `wrong` has the words that are not addresses. */
export function linksIn(cell: string): { readonly links: readonly string[]; readonly wrong: readonly string[] } {
  const links: string[] = []
  const wrong: string[] = []
  for (const word of cell.split(/[\s;|]+|,(?=\s|https?:|www\.|$)/i)) {
    if (!word) continue
    const address = /^https?:\/\//i.test(word)
      ? word
      : /^(www\.)?[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(\/\S*)?$/u.test(word)
        ? `https://${word}`
        : ''
    if (URL.canParse(address)) links.push(address)
    else wrong.push(word)
  }
  return { links: [...new Set(links)], wrong }
}
