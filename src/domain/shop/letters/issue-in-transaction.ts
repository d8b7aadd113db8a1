import { donations } from '../../giving/donations.collection'
import type { LetterContext } from '../../giving/letters/draft-letter'
import { takeLetterNumbers, waitForNumbers } from '../../giving/letters/letter-numbers'
import { letters } from '../../giving/letters.collection'
import { people } from '../../people/people.collection'
import type { RecordsWithin } from '../../shared/records/records'
import type { IssueInput } from './issue-letters.contract'
import type { LetterIssueContext } from './letter-issue-context'
import { isStatementOf, lettersAbout } from './letter-rules'
import { isYearOver } from './letters-due-in-year'
import { type LetterOf, lettersOf, monthlyLetterOf, statementOf } from './letters-of-source'
import { type Reads, readAllOf, readSource } from './read-letter-source'
import { type WrittenLetter, writeLetter } from './write-letter'

export interface Asked {
  readonly what: IssueInput['what']
  readonly taxYear: number
  /** Ids of orders and gifts; for monthly gifts and statements, ids of people. */
  readonly ids: readonly string[]
}

export interface Issued {
  readonly written: readonly { readonly of: LetterOf; readonly letter: WrittenLetter }[]
  readonly refused: readonly LetterOf[]
  /** Ids that did not fit into one transaction; the caller asks for them again. */
  readonly left: readonly string[]
}

/** Maximum writes of one transaction: the database takes 500, and storing the call's response is one more. */
const maxWrites = 450

/**
 * Issues letters with numbers without gaps. Transactions that issue letters of the same year are serialized and then read the existing
 * letters, so that no line gets two. Orders are read in the transaction, so a concurrent refund makes it start over.
 */
export async function issueWithin(within: RecordsWithin, issuing: LetterIssueContext, { what, taxYear, ids }: Asked): Promise<Issued> {
  await waitForNumbers(within, taxYear)
  const found = await readLetters(within, issuing, { what, taxYear, ids })
  const possible = found.filter(({ draft }) => draft !== undefined)
  // One alone is tried however large it is: the database's refusal says more than a letter that is never issued.
  const fits = possible.filter((_, i) => i === 0 || writesOf(possible.slice(0, i + 1)) <= maxWrites)
  const donors = await Promise.all(fits.map(({ personId }) => within.get(people, personId)))
  const numbers = await takeLetterNumbers(within, taxYear, fits.length)
  const written: Issued['written'][number][] = []
  for (const [i, of] of fits.entries()) {
    const head = { ...headOf(issuing.rulesOf(taxYear, [])), number: numbers[i]!, today: issuing.today, donor: donorName(donors[i]) }
    written.push({ of, letter: await writeLetter(within, of.draft!, { ...head, about: of.about }) })
    for (const gift of of.gifts) if (gift.status === 'recorded') within.move(donations, gift, 'acknowledge')
  }
  const left = possible.filter(one => !fits.includes(one)).map(({ id }) => id)
  return { written, refused: found.filter(({ draft }) => draft === undefined), left }
}

/** Number of writes: one per letter, one per gift in it, and the sequence. */
const writesOf = (found: readonly LetterOf[]) => found.reduce((sum, { gifts }) => sum + 1 + gifts.length, 1)

export const headOf = ({ organisation: { legalName = '', ein = '' } }: LetterContext) => ({ legalName, ein })

/** The donor's name; for a person without a name, their address. */
export const donorName = (donor: { readonly names: { readonly display: string } } | undefined): string => donor?.names.display || 'Dear friend'

/** The letters for these ids as they would be now; in a transaction, or without one for a dry run. */
export async function readLetters(from: Reads, issuing: LetterIssueContext, { what, taxYear, ids }: Asked): Promise<readonly LetterOf[]> {
  const read = { gifts: readGiven, monthly: readMonths, statements: readYear }[what]
  return (await Promise.all([...new Set(ids)].map(id => read(from, issuing, id, taxYear)))).flat()
}

async function readGiven(from: Reads, { records, rulesOf }: LetterIssueContext, id: string, taxYear: number): Promise<readonly LetterOf[]> {
  const source = await readSource(from, id)
  const about = await lettersAbout(records, id)
  return lettersOf({ ...source, lines: source.lines.filter(line => line.taxYear === taxYear) }, rulesOf(taxYear, about))
}

async function readMonths(
  from: Reads,
  { records, rulesOf, today }: LetterIssueContext,
  personId: string,
  taxYear: number,
): Promise<readonly LetterOf[]> {
  const sources = await readAllOf(from, records, personId)
  // A month's letter may name a person whose record was merged since.
  const about = new Map((await Promise.all(sources.map(({ id }) => lettersAbout(records, id)))).flat().map(letter => [letter.id, letter]))
  return [monthlyLetterOf({ personId, taxYear, isOver: isYearOver(taxYear, today) }, sources, rulesOf(taxYear, [...about.values()]))]
}

async function readYear(from: Reads, { records, rulesOf }: LetterIssueContext, personId: string, taxYear: number): Promise<readonly LetterOf[]> {
  const sources = await readAllOf(from, records, personId)
  const theirs = await records.find(letters, { where: [['personId', '==', personId]] })
  return [statementOf({ personId, taxYear }, sources, rulesOf(taxYear, []), theirs.some(isStatementOf(taxYear)))]
}
