import { acknowledgeBy } from '../../../../domain/giving/letters/acknowledge-by'
import { Callables } from '../../../../domain/shared/functions/callables'
import type { Services } from '../../../../domain/shared/functions/service'
import { boolean, number } from '../../../../domain/shared/records/fields'
import { type IssueInput, issueLetters, type LetterRow, maxLetters } from '../../../../domain/shop/letters/issue-letters.contract'
import { counted } from '../../../kit/counted'
import { moneyOf } from '../../../kit/format-money'
import { numberText } from '../../../kit/number-text'
import { calendarDayText } from '../../../kit/time/format-time'
import type { AnyRun, PlannedRow, RunGiven, RunPlan, RunReport } from '../../engine/run/run-spec'
import { runOf } from '../../engine/run/run-spec'
import { kindNames, whyNone } from './letter-texts'

type What = IssueInput['what']
type Planned = LetterRow & PlannedRow

const fields = {
  taxYear: number('Tax year', { min: 2000, max: 2100, integer: true }),
  mail: boolean('Mail each letter to its donor'),
}
interface Chosen {
  readonly taxYear: number
  readonly mail: boolean
}

const dayText = (day: string) => (day === '' ? '' : calendarDayText(day, { short: true, year: true }))

const words = {
  gifts: {
    title: 'Issue letters',
    purpose:
      'One letter for each order with gifts or a membership, and for each gift without an order. The rules choose its kind. Monthly gifts have a run of their own.',
    one: 'letter',
  },
  monthly: {
    title: 'Issue letters for monthly gifts',
    purpose: 'One letter for each donor with all their monthly gifts of a year that is over. Send them by January 31 of the next year.',
    one: 'letter',
  },
  statements: {
    title: 'Issue year-end statements',
    purpose: 'One statement for each donor, with everything that they gave in the year. Send them by January 31 of the next year.',
    one: 'statement',
  },
} as const

/** A column of amounts, sorted as numbers. */
const money = (cents: (row: Planned) => number | undefined) => ({
  kind: 'number' as const,
  value: cents,
  draw: (row: Planned) => {
    const value = cents(row)
    return value === undefined ? null : moneyOf({ cents: value })
  },
})

/** Shows the due letters, then issues them in chunks, each in one transaction. */
export const issueRun = (what: What, begin: Chosen): AnyRun =>
  runOf<typeof fields, RunPlan<Planned>>({
    title: words[what].title,
    purpose: words[what].purpose,
    rule: issueLetters.access,
    choose: { fields, begin },
    plan: (input, services) => plan(what, input, services),
    planned: [
      { name: 'name', label: 'Donor', value: ({ name }) => name },
      {
        name: 'on',
        label: what === 'gifts' ? 'Received' : 'Last gift',
        value: ({ receivedOn }) => receivedOn,
        draw: ({ receivedOn }) => dayText(receivedOn),
      },
      { name: 'kind', label: 'Letter', value: ({ letter }) => letter && kindNames[letter.kind] },
      { name: 'paid', label: 'Paid', ...money(({ paidCents }) => paidCents) },
      { name: 'fmv', label: 'Value received', ...money(({ letter }) => letter?.fmvCents) },
      { name: 'deductible', label: 'Deductible', ...money(({ letter }) => letter?.deductibleCents) },
      { name: 'law', label: 'Required by law', kind: 'boolean', value: ({ letter }) => letter?.isRequired },
      { name: 'why', label: 'Why there is none', value: ({ why }) => whyNone(why) },
    ],
    label: (_, { toWrite }) => `Issue ${counted(toWrite, words[what].one)}`,
    run: (given, services) => issueAll(what, given, services),
  })

async function plan(what: What, { taxYear }: Chosen, services: Services): Promise<RunPlan<Planned>> {
  const { rows, left } = await services.get(Callables).call(issueLetters, { what, taxYear, dryRun: true, mail: false })
  const planned = rows.map(row => ({ ...row, outcome: row.letter ? 'can be issued' : 'has no letter' }))
  const possible = planned.filter(({ letter }) => letter)
  const required = possible.filter(({ letter }) => letter!.isRequired).length
  const deductible = possible.reduce((sum, { letter }) => sum + letter!.deductibleCents, 0)
  return {
    rows: planned,
    toWrite: possible.length,
    notes: [
      ...(possible.length > 0 ? [`Together donors can deduct ${moneyOf({ cents: deductible })}.`] : []),
      ...(required > 0 && what !== 'statements' ? [requiredBy(required, taxYear)] : []),
      ...(left > 0 ? [`${numberText(left)} more are due. Issue these first, then look again.`] : []),
    ],
  }
}

/** Which comes first of filing and due date decides whether a donor may deduct the gift. */
const requiredBy = (letters: number, taxYear: number) =>
  `The law requires ${counted(letters, 'letter')}. Donors need them before they file their return for ${taxYear}, and by ${dayText(acknowledgeBy(taxYear))}, when it is due.`

/** Issues chunk by chunk. A resumed run asks for all letters again; the server refuses those that exist. */
async function issueAll(
  what: What,
  { input, plan: { rows }, signal, onProgress }: RunGiven<Chosen, RunPlan<Planned>>,
  services: Services,
): Promise<RunReport> {
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const possible = rows.filter(({ letter }) => letter).map(({ id }) => id)
  const refused = new Map<string, readonly string[]>()
  let issued = 0
  let earlier = 0
  for (let waiting = possible; waiting.length > 0; ) {
    if (signal.aborted) return { outcome: 'paused', message: '' }
    onProgress({ done: possible.length - waiting.length, total: possible.length })
    const ids = waiting.slice(0, maxLetters)
    const answer = await services.get(Callables).call(issueLetters, { what, ...input, ids, dryRun: false })
    const answered = new Set(answer.rows.map(({ id }) => id))
    for (const { id, letter, why } of answer.rows) {
      if (letter) issued += 1
      else if (why.includes('already-lettered')) earlier += 1
      else refused.set(id, why)
    }
    // Letters that did not fit into the transaction are requested again. No answer says that there is nothing to issue for these ids.
    waiting = answered.size === 0 ? waiting.slice(ids.length) : waiting.filter(id => !answered.has(id))
  }
  const left = [...refused].map(([id, why]) => ({ name: names.get(id) ?? id, reason: whyNone(why) }))
  const message = `${counted(issued, words[what].one)} issued.${earlier > 0 ? ` ${numberText(earlier)} had been issued before.` : ''}`
  return { message, ...(left.length > 0 && { left }) }
}
