import { PortError } from '../../ports/errors'
import { people } from '../accounts/people'
import { type FunctionWorld, handle } from '../shared/cloud-function'
import { Records, type RecordsWithin } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { transition } from '../shared/state-machine'
import { type Bug, bugStates, bugs } from './bugs'
import { type BugMove, moveBug } from './move-bug.function'

/** What a reporter reads when her report comes to this state; nothing of the steps between. */
const news: { readonly [status in Bug['status']]?: { readonly subject: string; readonly text: string } } = {
  fixed: { subject: 'What you reported is fixed', text: 'Thank you for telling us. It is fixed; please try again.' },
  wontfix: { subject: 'About what you reported', text: 'Thank you for telling us. We looked at it and leave it as it is.' },
  duplicate: { subject: 'What you reported is known', text: 'Thank you for telling us. Somebody told us of it too; you will hear when it is fixed.' },
}

export const moveBugHandler = handle(moveBug, async (world, move) => {
  const records = new Records(world.documents, { current: world.actor })
  const { bug, isNews } = await records.transact(async within => {
    const before = await bugAt(within, move.id)
    const status = transition(bugStates, before.status, move.event)
    if (move.event === 'join') await join(within, before, move.into)
    within.change(bugs, before, changeOf(move, status))
    return { bug: { ...before, ...changeOf(move, status) }, isNews: status !== before.status }
  })
  return { status: bug.status, told: isNews ? await tell(records, world, bug) : 0 }
})

const changeOf = (move: BugMove, status: Bug['status']): Partial<Bug> => ({
  status,
  ...(move.event === 'join' ? { dupOf: move.into } : move.event === 'reopen' ? { dupOf: undefined } : {}),
  ...(move.event !== 'join' && move.answer && { answer: move.answer }),
})

async function bugAt(within: RecordsWithin, id: string): Promise<Bug> {
  const bug = await within.get(bugs, id)
  if (!bug) throw new PortError('functions', 'not-found', id)
  return bug
}

/** What was joined to the one goes along to the other. */
async function join(within: RecordsWithin, bug: Bug, into: string): Promise<void> {
  const stays = await bugAt(within, into)
  if (stays.id === bug.id || stays.status === 'duplicate') throw new RuleBroken('bug-joined')
  const joined = [...new Set([...(stays.joined ?? []), bug.id, ...(bug.joined ?? [])])].slice(0, bugs.fields.joined.max)
  within.change(bugs, stays, { joined })
}

/** Mails everybody who reported it once, and returns how many they are. */
async function tell(records: Records, { mailer }: FunctionWorld, bug: Bug): Promise<number> {
  const mail = news[bug.status]
  if (!mail) return 0
  const others = bug.status === 'duplicate' ? [] : await Promise.all((bug.joined ?? []).map(id => records.get(bugs, id)))
  const reporters = new Set([bug, ...others].flatMap(one => (one ? [one.reporterId] : [])))
  const found = await Promise.all([...reporters].map(id => records.get(people, id)))
  const addresses = found.flatMap(person => (person?.status === 'active' && person.emails[0] ? [person.emails[0].address] : []))
  const text = [mail.text, bug.answer, `You wrote: ${bug.text.slice(0, 200)}`].filter(Boolean).join('\n\n')
  await Promise.all(addresses.map(to => mailer.send({ to, subject: mail.subject, text })))
  return addresses.length
}
