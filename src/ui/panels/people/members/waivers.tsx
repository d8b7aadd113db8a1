import { decideWaiver } from '../../../../domain/memberships/waivers/decide-waiver.contract'
import { type MembershipWaiver, membershipWaivers } from '../../../../domain/memberships/waivers/membership-waivers.collection'
import { reasonField } from '../../../../domain/shared/functions/reason'
import { dayText } from '../../../../domain/shared/time/day-text'
import { callAction } from '../../engine/actions/call-action'
import type { AskedDecision, PanelAction, Reasoned } from '../../engine/panel-spec'
import { queuePanel } from '../../engine/queue/queue-panel'
import { WaiverApprovalPreview } from './waiver-approval-preview'

const decision = (event: 'approve' | 'decline', made: AskedDecision<MembershipWaiver, Reasoned>): PanelAction<MembershipWaiver> =>
  callAction(decideWaiver)({
    ...made,
    on: 'one',
    event,
    input: ({ id, rev }, { reason }) => ({ decision: event, id, rev, reason }),
    done: ({ given, mailed }) =>
      `${given ? `Approved: a term from ${dayText(given.start)} to ${dayText(given.end)}.` : 'Declined.'} ${
        mailed ? 'They were told by mail.' : 'They have no email address that takes mail. Tell them yourself.'
      }`,
  })

/** Waiver requests for memberships, the longest waiting first; decided ones can still be viewed. */
export default queuePanel(membershipWaivers, {
  title: ({ name }) => name,
  waits: ({ status }) => status === 'asked',
  since: ({ askedAt }) => askedAt,
  due: 7 * 24,
  facts: ['personId', 'reason', 'status', 'askedAt', 'decidedAt', 'decidedBy', 'answer'],
  view: WaiverApprovalPreview,
  actions: [
    decision('approve', {
      label: 'Approve',
      key: 'a',
      ask: {
        title: 'Approve this waiver',
        what: 'They get one term without paying, and a mail with its days. Your reason is kept with the term. It cannot be taken back here.',
        fields: { reason: reasonField('Why is it given?') },
        notes: ['Waiver: cannot pay at the moment.'],
      },
    }),
    decision('decline', {
      label: 'Decline',
      key: 'd',
      ask: {
        title: 'Decline this waiver',
        what: 'They are mailed your sentence, and may ask again.',
        fields: { reason: reasonField('Why can it not be given?') },
      },
    }),
  ],
  empty: 'Nobody waits for a waiver',
  comesFrom: { says: 'People ask for a waiver where they join or renew.', link: 'Look at the memberships', to: '/membership' },
})
