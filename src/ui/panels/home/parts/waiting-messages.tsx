import { answerWithin, type ContactMessage, contactMessages } from '../../../../domain/contact-form/contact-messages.collection'
import { workOnMessage } from '../../../../domain/contact-form/work-on-message.contract'
import { longText, reference } from '../../../../domain/shared/records/fields'
import { callAction } from '../../engine/actions/call-action'
import { PersonLink } from '../../engine/facts/field-fact'
import { ColleagueInput } from '../../engine/fields/colleague-input'
import type { MadeColumn, PanelAction } from '../../engine/panel-spec'
import { queuePanel } from '../../engine/queue/queue-panel'
import { MessageView } from './message-view'

type Action = PanelAction<ContactMessage>
const work = callAction(workOnMessage)

const answer: Action = work({
  label: 'Answer by mail',
  on: 'one',
  key: 'a',
  event: 'answer',
  ask: {
    what: 'Your answer is sent with their message below it. If they reply, it goes to the address of the organization.',
    fields: { text: longText('Answer', 4000) },
    notes: ['Thank you for your message. ', 'Thank you for telling us. We are looking into it and will write to you again.'],
  },
  input: ({ id, rev }, { text }) => ({ event: 'answer', id, rev, text }),
  done: (_, { email }) => `Answered. The mail goes to ${email}.`,
})

const assign: Action = work({
  label: 'Assign',
  on: 'one',
  key: 'g',
  event: 'assign',
  ask: { title: 'Assign this message', fields: { assigneeId: reference('Colleague', 'people') }, inputs: { assigneeId: ColleagueInput } },
  input: ({ id, rev }, { assigneeId }) => ({ event: 'assign', id, rev, assigneeId }),
  done: 'Assigned.',
})

const step = (label: string, key: string, event: 'finish' | 'suspect' | 'clear' | 'reopen', done: string): Action =>
  work({ label, on: 'one', key, event, input: ({ id, rev }) => ({ event, id, rev }), done })

/**
 * The person with this address, if it is confirmed. Only staff of the scope people can open the person's page; others see the name in the
 * message.
 */
const writer: MadeColumn<ContactMessage> = {
  name: 'personId',
  label: 'Person',
  value: ({ personId }) => personId,
  draw: ({ personId, name }) => personId !== undefined && <PersonLink id={personId} name={name} />,
}

/** Messages from public pages, the longest waiting first. */
export default queuePanel(contactMessages, {
  title: ({ name }) => `Message from ${name}`,
  waits: ({ status }) => status === 'new' || status === 'assigned',
  since: ({ sentAt }) => sentAt,
  due: answerWithin,
  facts: ['email', writer, 'topic', 'sentAt', 'status'],
  view: MessageView,
  actions: [
    answer,
    assign,
    step('Mark as done', 'd', 'finish', 'Marked as done.'),
    step('Mark as spam', 's', 'suspect', 'Marked as spam. Nobody was written to.'),
    step('Not spam', 's', 'clear', 'It waits for an answer again.'),
    step('Open again', 'o', 'reopen', 'It waits for an answer again.'),
  ],
  empty: 'Every message is answered',
  comesFrom: { says: 'Visitors write with the form of the contact page.', link: 'Look at the contact page', to: '/about/contact' },
})
