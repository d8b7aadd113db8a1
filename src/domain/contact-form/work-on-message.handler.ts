import { roleGrants } from '../accounts/roles/role-grants.collection'
import { contactLog } from '../contacts/contact-log.collection'
import { callingPerson, defineHandler, type HandlerContext, recordAt } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import type { RecordsWithin } from '../shared/records/records'
import { recordOvertaken } from '../shared/records/rule-broken'
import { shortened } from '../shared/text/shortened'
import { type ContactMessage, contactMessages } from './contact-messages.collection'
import { type MessageStep, workOnMessage } from './work-on-message.contract'

export const workOnMessageHandler = defineHandler(workOnMessage, async (context, step) => {
  const by = callingPerson(context)
  const done = await context.once(
    async within => {
      const message = await recordAt(within, contactMessages, step.id)
      if (message.rev !== step.rev) throw recordOvertaken(message)
      const status = within.move(contactMessages, message, step.event, changeOf(context, by, message, step))
      if (step.event === 'answer') noteContact(within, context, by, message, step.text)
      return { status, rev: message.rev + 1 }
    },
    async () => {
      if (step.event === 'assign') await requireStaff(context, step.assigneeId)
    },
  )
  if (step.event === 'answer') await mailAnswer(context, step, done.rev)
  return { status: done.status }
})

async function requireStaff({ records }: HandlerContext, personId: string): Promise<void> {
  const grants = await records.find(roleGrants, {
    where: [
      ['personId', '==', personId],
      ['status', '==', 'active'],
    ],
  })
  if (!grants.some(({ role }) => role === 'admin' || role === 'superadmin')) throw new Refused('not-found', personId)
}

function changeOf({ clock }: HandlerContext, by: string, { answers = [] }: ContactMessage, step: MessageStep): Partial<ContactMessage> {
  switch (step.event) {
    case 'assign':
      return { assigneeId: step.assigneeId }
    case 'answer':
      return { answers: [...answers, { text: step.text, by, at: clock.now() }] }
    case 'clear':
      return { suspected: false }
    default:
      return {}
  }
}

/** Adds the answer to a known person to their contact log. */
function noteContact(within: RecordsWithin, { ids, clock }: HandlerContext, authorId: string, { personId }: ContactMessage, text: string): void {
  if (personId === undefined) return
  within.create(contactLog, ids.next(), {
    personId,
    authorId,
    channel: 'mail',
    at: clock.now(),
    note: shortened(text, 2000),
    private: false,
    status: 'done',
  })
}

/** Mails the answer. As in every mail, replies go to the organization's own address. */
async function mailAnswer(context: HandlerContext, { id, text }: Extract<MessageStep, { event: 'answer' }>, rev: number): Promise<void> {
  const message = await context.records.get(contactMessages, id)
  if (!message) return
  const settings = await context.organisation()
  const asked = message.text.split('\n').map(line => `> ${line}`)
  await context.mailer.send({
    to: message.email,
    subject: `Your message to ${settings?.name ?? 'us'}`,
    text: `${text}\n\nYou wrote:\n${asked.join('\n')}`,
    event: `message ${id} ${rev}`,
  })
}
