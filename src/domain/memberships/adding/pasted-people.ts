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
  /** Number of their check, if the line has one. */
  readonly check?: string
  /** Set if they get a place in the membership of an earlier line: its number. */
  readonly sharesWith?: number
  readonly problem?: 'no-email' | 'no-name' | 'twice' | 'no-holder'
}

/** The maximum number of people added at once. */
export const maxPasted = 200

/** The maximum length of a name part in a person's record. */
const maxName = 80

/** The maximum length of a check's number, as in a payment. */
const maxCheck = 80

/**
 * Names with email addresses, one person per line: as table cells, or separated by commas or semicolons. A heading line and empty lines are
 * skipped. A name in a single cell is split before its last word. A cell of digits is the number of a check. A line that begins with a plus
 * names somebody who shares the membership of the last line without one.
 */
export function pastedPeople(text: string): readonly PastedPerson[] {
  const seen = new Set<string>()
  let holder: number | undefined
  return text.split(/\r?\n/).flatMap((row, at): readonly PastedPerson[] => {
    const shares = row.trimStart().startsWith('+')
    const cells = cellsOf(shares ? row.replace('+', '') : row)
    if (cells.length === 0 || (at === 0 && isHeading(cells))) return []
    const line = at + 1
    if (!shares) holder = line
    const email = normalEmail(cells.find(cell => isEmailAddress(cell)) ?? '')
    const check = cells.flatMap(cell => checkNumber.exec(cell)?.[1] ?? [])[0]
    const named = cells.filter(cell => !cell.includes('@') && !checkNumber.test(cell))
    const [first, last] = named.length > 1 ? [named[0]!, named[1]!] : splitName(named[0] ?? '')
    const problem = problemOf({ email, isTwice: seen.has(email), isNamed: first !== '' || last !== '', hasHolder: !shares || holder !== undefined })
    seen.add(email)
    return [
      {
        line,
        first: first.slice(0, maxName),
        last: last.slice(0, maxName),
        email,
        ...(check !== undefined && { check: check.slice(0, maxCheck) }),
        ...(shares && holder !== undefined && { sharesWith: holder }),
        ...(problem && { problem }),
      },
    ]
  })
}

const checkNumber = /^(?:#|no\.?)?\s*(\d[\d-]*)$/i

interface Lacks {
  readonly email: string
  readonly isTwice: boolean
  readonly isNamed: boolean
  readonly hasHolder: boolean
}

function problemOf({ email, isTwice, isNamed, hasHolder }: Lacks): PastedPerson['problem'] {
  if (email === '') return 'no-email'
  if (isTwice) return 'twice'
  if (!hasHolder) return 'no-holder'
  return isNamed ? undefined : 'no-name'
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
