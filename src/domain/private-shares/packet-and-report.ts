import { grantApplications } from '../grants/grant-applications.collection'
import { grants } from '../grants/grants.collection'
import { calls } from '../jury/calls.collection'
import { entries } from '../jury/entries.collection'
import type { HandlerContext } from '../shared/functions/handler'
import { omitUndefined } from '../shared/omit-undefined'
import type { StoredOf } from '../shared/records/collection'
import { dollarText } from '../shared/text/dollar-text'
import { dayText } from '../shared/time/day-text'
import type { SharedThing } from './listing-and-event-as-published'
import { sheet } from './shared-sheet'

/** Entries of one packet. */
const mostEntries = 300

/** The entries of a call as its jurors see them: without names, and without the answers that are hidden from jurors. */
export async function juryPacket({ systemRecords: records }: HandlerContext, ref: string): Promise<SharedThing | undefined> {
  const call = await records.get(calls, ref)
  if (!call || call.deletedAt || call.status === 'draft') return undefined
  const found = await records.find(entries, { where: [['callId', '==', ref]], limit: mostEntries })
  const { title, summary, criteria, form, blindFields } = call
  const asked = form.map(({ question }) => question).filter(question => !blindFields.includes(question))
  const shown = {
    kind: 'packet' as const,
    title,
    summary,
    criteria: [...criteria],
    entries: found.map(entry => shownEntry(entry, asked)),
  }
  return { shown, imageIds: found.flatMap(({ imageIds }) => imageIds), isBlind: true }
}

const shownEntry = ({ id, title, statement, answers, imageIds }: StoredOf<typeof entries>, asked: readonly string[]) =>
  omitUndefined<Extract<SharedThing['shown'], { kind: 'packet' }>['entries'][number]>({
    id,
    title,
    statement,
    answers: answers.flatMap((answer, at) => (answer && asked[at] !== undefined ? [{ question: asked[at], answer }] : [])),
    imageIds: [...imageIds],
  })

/** A grant as its funder or the board reads it, without the names of those who applied. */
export async function grantReport({ systemRecords: records }: HandlerContext, ref: string): Promise<SharedThing | undefined> {
  const grant = await records.get(grants, ref)
  if (!grant || grant.deletedAt || grant.status === 'draft') return undefined
  const applications = await records.find(grantApplications, { where: [['grantId', '==', ref]] })
  const awards = applications.flatMap(({ status, awarded }) => (awarded && isGiven.has(status) ? [awarded.cents] : []))
  const { name, funder, budget, perAward, opensOn, closesOn, summary, criteria, restrictions, reports } = grant
  const facts = [
    ['Funder', funder],
    ['Budget', dollarText(budget.cents)],
    ['One award', perAward && dollarText(perAward.cents)],
    ['Open', opensOn && closesOn && `${dayText(opensOn)} to ${dayText(closesOn)}`],
    ['Awards', awards.length > 0 ? `${awards.length}, together ${dollarText(awards.reduce((sum, cents) => sum + cents, 0))}` : undefined],
    ...reports.map(({ due, doneOn }) => ['Report', `due ${dayText(due)}${doneOn ? `, done ${dayText(doneOn)}` : ''}`] as const),
  ] as const
  return sheet('Grant report', name, facts, [summary, criteria, restrictions], [])
}

const isGiven: ReadonlySet<string> = new Set(['accepted', 'paid', 'reported', 'closed'])
