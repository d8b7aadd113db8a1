import { people } from '../../people/people.collection'
import { defineHandler, type HandlerContext } from '../../shared/functions/handler'
import { issueWithin, readLetters } from './issue-in-transaction'
import { type IssueInput, issueLetters, type LetterRow, maxLetters, maxRows } from './issue-letters.contract'
import { type LetterIssueContext, letterIssueContext } from './letter-issue-context'
import { readMany } from './letter-sources-of-year'
import { dueInYear } from './letters-due-in-year'
import type { LetterOf } from './letters-of-source'
import { sendLetters } from './send-letters'
import type { WrittenLetter } from './write-letter'

export const issueLettersHandler = defineHandler(issueLetters, async (context, input) => {
  if (input.dryRun) return dryRun(context, input)
  const { rows, left } = await context.once<Rows, Chosen>(
    async (within, { issuing, ids, more }) => {
      if (ids.length === 0) return { rows: [], left: 0 }
      const { written, refused, left: over } = await issueWithin(within, issuing, { ...input, ids })
      return { rows: [...written.map(({ of, letter }) => rowOf(of, letter)), ...refused.map(of => rowOf(of))], left: over.length + more }
    },
    () => choose(context, input),
  )
  const issued = rows.flatMap(({ letter }) => letter?.issued?.letterId ?? [])
  await sendLetters(context, issued, input.mail)
  return { rows: await withNames(context, rows), left }
})

interface Rows {
  readonly rows: readonly LetterRow[]
  readonly left: number
}

interface Chosen {
  readonly issuing: LetterIssueContext
  readonly ids: readonly string[]
  /** The number of letters that still fit. */
  readonly more: number
}

async function choose(context: HandlerContext, { what, taxYear, ids }: IssueInput): Promise<Chosen> {
  const issuing = await letterIssueContext(context)
  if (ids) return { issuing, ids, more: 0 }
  const possible = (await dueInYear(issuing, what, taxYear)).filter(({ draft }) => draft)
  return { issuing, ids: possible.slice(0, maxLetters).map(({ id }) => id), more: Math.max(0, possible.length - maxLetters) }
}

async function dryRun(context: HandlerContext, { what, taxYear, ids }: IssueInput) {
  const issuing = await letterIssueContext(context)
  const found = ids ? await readLetters(issuing.records, issuing, { what, taxYear, ids }) : await dueInYear(issuing, what, taxYear)
  const shown = found.slice(0, maxRows).map(of => rowOf(of))
  return { rows: await withNames(context, shown), left: found.length - shown.length }
}

function rowOf({ id, personId, receivedOn, paidCents, draft, why }: LetterOf, written?: WrittenLetter): LetterRow {
  const row = { id, personId, name: '', receivedOn, paidCents, why: [...why] }
  if (!draft) return row
  const { kind, fmvCents, deductibleCents, isRequired, mustDisclose } = draft
  const issued = written && { issued: { letterId: written.id, number: written.number, path: written.pdfPath } }
  return { ...row, letter: { kind, paidCents: draft.paidCents, fmvCents, deductibleCents, isRequired, mustDisclose, ...issued } }
}

async function withNames({ systemRecords }: HandlerContext, rows: readonly LetterRow[]): Promise<LetterRow[]> {
  const known = await readMany(systemRecords, people, [...new Set(rows.map(({ personId }) => personId).filter(Boolean))])
  const names = new Map(known.map(({ id, names: { display } }) => [id, display]))
  return rows.map(row => ({ ...row, name: names.get(row.personId) ?? '' }))
}
