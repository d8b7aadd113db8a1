import { letters } from '../../giving/letters.collection'
import { ascending } from '../../shared/ascending'
import { grouped } from '../../shared/grouped'
import type { Records } from '../../shared/records/records'
import type { IssueInput } from './issue-letters.contract'
import type { LetterIssueContext } from './letter-issue-context'
import { isStatementOf } from './letter-rules'
import { yearSources } from './letter-sources-of-year'
import { isDue, type LetterOf, lettersOf, monthlyLetterOf, statementOf } from './letters-of-source'

/** The letters due in a year, the oldest first: those that can be issued, and those that something forbids. */
export async function dueInYear(
  { records, rulesOf, today }: LetterIssueContext,
  what: IssueInput['what'],
  taxYear: number,
): Promise<readonly LetterOf[]> {
  const [sources, written] = await Promise.all([yearSources(records, taxYear), lettersOfYear(records, taxYear)])
  if (what === 'statements') {
    const rules = rulesOf(taxYear, [])
    const have = new Set(written.filter(isStatementOf(taxYear)).map(({ personId }) => personId))
    const ofPerson = grouped(
      sources.filter(({ lines }) => lines.length > 0),
      ({ lines }) => lines[0]!.personId,
    )
    const all = [...ofPerson].map(([personId, own]) => statementOf({ personId, taxYear }, own, rules, have.has(personId)))
    return inOrder(all.filter(statement => isDue(statement, written)))
  }
  if (what === 'monthly') {
    const ofPerson = grouped(
      sources.filter(({ lines }) => lines.some(({ kind }) => kind === 'monthly')),
      ({ lines }) => lines.find(({ kind }) => kind === 'monthly')!.personId,
    )
    const all = [...ofPerson].map(([personId, own]) =>
      monthlyLetterOf({ personId, taxYear, isOver: isYearOver(taxYear, today) }, own, rulesOf(taxYear, written)),
    )
    return inOrder(all.filter(letter => isDue(letter, written)))
  }
  const bySource = grouped(
    written.flatMap(letter => letter.about.map(id => ({ id, letter }))),
    ({ id }) => id,
  )
  return inOrder(
    sources.flatMap(source => {
      const about = (bySource.get(source.id) ?? []).map(({ letter }) => letter)
      return lettersOf(source, rulesOf(taxYear, about)).filter(one =>
        isDue(
          one,
          about.filter(({ kind }) => kind !== 'yearEnd'),
        ),
      )
    }),
  )
}

export const isYearOver = (taxYear: number, today: string): boolean => Number(today.slice(0, 4)) > taxYear

const lettersOfYear = (records: Records, taxYear: number) => records.find(letters, { where: [['taxYear', '==', taxYear]] })

const inOrder = (due: readonly LetterOf[]) => due.toSorted(ascending('receivedOn', 'id'))
