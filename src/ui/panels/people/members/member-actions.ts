import { extendMembership, giveTerm, suspendMembership } from '../../../../domain/memberships/changes/change-membership.contract'
import { noticeStage, wasNoticed } from '../../../../domain/memberships/notices/notice-stage'
import { noticeDays, remindMembers } from '../../../../domain/memberships/notices/remind-members.contract'
import type { Member } from '../../../../domain/memberships/roster/member'
import { isSuspended } from '../../../../domain/memberships/suspensions'
import { givenTerm } from '../../../../domain/memberships/terms/given-terms'
import { reasonField } from '../../../../domain/shared/functions/reason'
import { localDate } from '../../../../domain/shared/records/fields'
import { dayText } from '../../../../domain/shared/time/day-text'
import { dateOfDay, dayNumber, daysBetween } from '../../../../domain/shared/time/local-day'
import { callAction } from '../../engine/actions/call-action'
import type { PanelAction } from '../../engine/panel-spec'
import { sendNotices } from './member-notices'

type MemberAction = PanelAction<Member>

const daysText = ({ start, end }: { readonly start: string; readonly end: string }) => `from ${dayText(start)} to ${dayText(end)}`

/** The actions for one membership. `today` is in the organization's time zone, `name` the member's. */
export const memberActions = (today: string, name: string): readonly MemberAction[] => [
  callAction(giveTerm)({
    label: 'Give a term',
    on: 'one',
    fits: ({ product }) => product !== undefined && product.status !== 'draft',
    ask: {
      what: ([member]) => {
        const { terms, product, levelName } = member!
        const days = givenTerm(terms, { id: '', compReason: '', on: today, length: product! })
        return `They get ${product!.name}, ${levelName}, ${daysText(days)} without paying. It cannot be taken back here.`
      },
      fields: { reason: reasonField('Why is it given?') },
    },
    // The key names the last day, so that two staff members who extend the same day give one term.
    input: ({ personId, productId, level, lastDay = 'first' }, { reason }) => ({ key: `after-${lastDay}`, personId, productId, level, reason }),
    done: given => `Given: a term ${daysText(given)}.`,
  }),
  callAction(extendMembership)({
    label: 'Extend',
    on: 'one',
    fits: ({ lastDay }) => lastDay !== undefined,
    ask: {
      title: 'Extend this membership',
      what: ([member]) => `The membership lasts until ${dayText(member!.lastDay!)} so far. All days from the next one on are added.`,
      fields: { until: localDate('New last day'), reason: reasonField('Why is it extended?') },
      begin: ({ lastDay }) => ({ until: dateOfDay(dayNumber(lastDay!) + 30) }),
    },
    input: ({ id }, { until, reason }) => ({ membershipId: id, until, reason }),
    done: ({ end }) => `The membership lasts until ${dayText(end)}.`,
  }),
  suspension(today, true, 'Suspend', 'From today on they are no member, and their days go on passing. You can resume it at any time.', 'suspended'),
  suspension(today, false, 'Resume', 'From today on the membership counts again, for the days that are left.', 'resumed'),
  {
    label: 'Send a renewal notice',
    on: 'one',
    rule: remindMembers.access,
    fits: member => {
      const { lastDay, state } = member
      if (lastDay === undefined || state === 'suspended' || daysBetween(today, lastDay) > noticeDays) return false
      return !wasNoticed(member, lastDay, noticeStage(today, lastDay))
    },
    run: ([member], services, _, onProgress) => sendNotices([{ id: member!.id, name }], services, onProgress),
  },
]

const suspension = (today: string, isStart: boolean, label: string, what: string, done: string): MemberAction =>
  callAction(suspendMembership)({
    label,
    on: 'one',
    fits: ({ suspensions }) => isSuspended(suspensions, today) !== isStart,
    ask: { title: `${label} this membership`, what, fields: { reason: reasonField('Why?') } },
    input: ({ id }, { reason }) => ({ membershipId: id, suspended: isStart, reason }),
    done: `The membership is ${done}.`,
  })
