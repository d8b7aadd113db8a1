import { normalEmail } from '../../people/normal-email'
import { isEmailAddress } from '../../shared/text/email-address'

/** One line of the pasted text. */
export interface PastedPerson {
  /** Line number, from 1. */
  readonly line: number
  readonly first: string
  readonly last: string
  /** Normalized. */
  readonly email: string
  readonly problem?: 'no-email' | 'no-name' | 'twice'
}

/** The maximum number of people added at once. */
export const maxPasted = 200

/** The maximum length of a name part in a person's record. */
const maxName = 80

/**
 * Names with email addresses, one person per line: as table cells, or separated by commas or semicolons. A heading line and empty lines are
 * skipped. A name in a single cell is split before its last word.
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

/** Splits at tabs if there are any, as in copied tables; else at semicolons, else at commas. */
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
