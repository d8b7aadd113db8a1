import { mailPerson } from '../people/mail-person'
import { defineHandler, type HandlerContext, recordAt } from '../shared/functions/handler'
import type { RecordsWithin } from '../shared/records/records'
import { RuleBroken } from '../shared/records/rule-broken'
import { type Bug, bugs } from './bugs.collection'
import { type BugMove, moveBug } from './move-bug.contract'

/** The mail to a reporter when the report reaches this state. The states between send none. */
const news: { readonly [status in Bug['status']]?: { readonly subject: string; readonly text: string } } = {
  fixed: { subject: 'What you reported is fixed', text: 'Thank you for telling us. It is fixed now.' },
  wontfix: { subject: 'About what you reported', text: 'Thank you for telling us. We looked into it and decided not to change it.' },
  duplicate: {
    subject: 'We already know about what you reported',
    text: 'Thank you for telling us. Somebody else reported it too. We will write to you when it is fixed.',
  },
}

export const moveBugHandler = defineHandler(moveBug, async (context, move) => {
  await context.once(async within => {
    const moving = await Promise.all(move.ids.map(id => recordAt(within, bugs, id)))
    if (move.event === 'join') await join(within, moving, move.into)
    for (const bug of moving) within.move(bugs, bug, move.event, changeOf(move))
  })
  const notified = await Promise.all(move.ids.map(id => mailReporter(context, id)))
  return { notified: notified.reduce((sum, one) => sum + one, 0) }
})

const changeOf = (move: BugMove): Partial<Bug> =>
  move.event === 'join' ? { dupOf: move.into } : { ...(move.event === 'reopen' && { dupOf: undefined }), ...(move.answer && { answer: move.answer }) }

/** Duplicates of these reports become duplicates of `into`. */
async function join(within: RecordsWithin, joining: readonly Bug[], into: string): Promise<void> {
  const stays = await recordAt(within, bugs, into)
  if (stays.status === 'duplicate' || joining.some(({ id }) => id === into)) throw new RuleBroken('bug-joined')
  const joined = new Set([...(stays.joined ?? []), ...joining.flatMap(bug => [bug.id, ...(bug.joined ?? [])])])
  within.change(bugs, stays, { joined: [...joined].slice(0, bugs.fields.joined.max) })
}

/** Mails all reporters, once for each revision, and returns how many there are. */
async function mailReporter(context: HandlerContext, id: string): Promise<number> {
  const { records } = context
  const bug = await records.get(bugs, id)
  const mail = bug && news[bug.status]
  if (!mail) return 0
  const others = bug.status === 'duplicate' ? [] : await Promise.all((bug.joined ?? []).map(other => records.get(bugs, other)))
  // Each reporter's mail quotes their own report only.
  const wrote = new Map([...others, bug].flatMap(one => (one ? [[one.reporterId, one.text] as const] : [])))
  const sent = await Promise.all(
    [...wrote].map(([personId, own]) => {
      const text = [mail.text, bug.answer, `You wrote: ${own.slice(0, 200)}`].filter(Boolean).join('\n\n')
      return mailPerson(context, personId, { subject: mail.subject, text, event: `bug ${id} ${bug.rev}` })
    }),
  )
  return sent.filter(Boolean).length
}
