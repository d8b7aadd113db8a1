import { normalEmail } from '../../people/normal-email'
import { isEmailAddress } from '../../shared/text/email-address'

/** A line of what was pasted. */
export interface PastedPerson {
  /** From 1, as it was pasted. */
  readonly line: number
  readonly first: string
  readonly last: string
  /** Normalized. */
  readonly email: string
  readonly problem?: 'no-email' | 'no-name' | 'twice'
}

/** People that are added at once. */
export const maxPasted = 200

/** Longest part of a name that a person's record takes. */
const maxName = 80

/**
 * Names with email addresses, one person on a line: as cells of a table, or with commas or semicolons between them. A line of headings and empty
 * lines are left out. One cell for the name is split before its last word.
 */
export function pastedPeople(text: string): readonly PastedPerson[] {
  const seen = new Set<string>()
  return text.split(/\r?\n/).flatMap((row, at): readonly PastedPerson[] => {
    const cells = cellsOf(row)
    if (cells.length === 0 || (at === 0 && isHeading(cells))) return []
    const email = normalEmail(cells.find(cell => isEmailAddress(cell)) ?? '')
    const named = cells.filter(cell => !cell.includes('@'))
    const [first, last] = named.length > 1 ? [named[0]!, named[1]!] : splitName(named[0] ?? '')
    const problem = email === '' ? 'no-email' : seen.has(email) ? 'twice' : first === '' && last === '' ? 'no-name' : undefined
    seen.add(email)
    return [{ line: at + 1, first: first.slice(0, maxName), last: last.slice(0, maxName), email, ...(problem && { problem }) }]
  })
}

/** By tabs where there are any, as tables are copied; else by semicolons, else by commas. */
function cellsOf(row: string): readonly string[] {
  const separator = ['\t', ';', ','].find(one => row.includes(one)) ?? '\t'
  return row
    .split(separator)
    .map(cell =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    .filter(Boolean)
}

const isHeading = (cells: readonly string[]) => cells.every(cell => !cell.includes('@')) && cells.some(cell => /e-?mail/i.test(cell))

function splitName(name: string): readonly [string, string] {
  const at = name.lastIndexOf(' ')
  return at < 0 ? ['', name] : [name.slice(0, at).trim(), name.slice(at + 1)]
}
