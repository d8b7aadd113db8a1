import { extendMembership, giveTerm, suspendMembership } from '../../../../domain/memberships/changes/change-membership.contract'
import { noticeStage, wasNoticed } from '../../../../domain/memberships/notices/notice-stage'
import { noticeDays, remindMembers } from '../../../../domain/memberships/notices/remind-members.contract'
import type { Member } from '../../../../domain/memberships/roster/member'
import { isSuspended } from '../../../../domain/memberships/suspensions'
import { givenTerm } from '../../../../domain/memberships/terms/given-terms'
import { Callables } from '../../../../domain/shared/functions/callables'
import { reasonField } from '../../../../domain/shared/functions/reason'
import { localDate } from '../../../../domain/shared/records/fields'
import { dayText } from '../../../../domain/shared/time/day-text'
import { dateOfDay, dayNumber, daysBetween } from '../../../../domain/shared/time/local-day'
import type { PanelAction } from '../../engine/panel-spec'
import { sendNotices } from './member-notices'

type MemberAction = PanelAction<Member>

const daysText = ({ start, end }: { readonly start: string; readonly end: string }) => `from ${dayText(start)} to ${dayText(end)}`

/** The actions for one membership. `today` is in the organization's time zone, `name` the member's. */
export const memberActions = (today: string, name: string): readonly MemberAction[] => [
  {
    label: 'Give a term',
    on: 'one',
    rule: giveTerm.access,
    fits: ({ product }) => product !== undefined && product.status !== 'draft',
    ask: {
      what: ([member]) => {
        const { terms, product, levelName } = member!
        const days = givenTerm(terms, { id: '', compReason: '', on: today, length: product! })
        return `They get ${product!.name}, ${levelName}, ${daysText(days)} without paying. It cannot be taken back here.`
      },
      fields: { reason: reasonField('Why is it given?') },
    },
    run: async ([member], services, { reason = '' }) => {
      const { personId, productId, level, lastDay = 'first' } = member!
      // The key names the last day, so that two staff members who extend the same day give one term.
      const given = await services.get(Callables).call(giveTerm, { key: `after-${lastDay}`, personId, productId, level, reason: reason.trim() })
      return { message: `Given: a term ${daysText(given)}.` }
    },
  },
  {
    label: 'Extend',
    on: 'one',
    rule: extendMembership.access,
    fits: ({ lastDay }) => lastDay !== undefined,
    ask: {
      title: 'Extend this membership',
      what: ([member]) => `The membership lasts until ${dayText(member!.lastDay!)} so far. All days from the next one on are added.`,
      fields: { until: localDate('New last day'), reason: reasonField('Why is it extended?') },
      begin: ({ lastDay }) => ({ until: dateOfDay(dayNumber(lastDay!) + 30) }),
    },
    run: async ([member], services, { until = '', reason = '' }) => {
      const { end } = await services.get(Callables).call(extendMembership, { membershipId: member!.id, until, reason: reason.trim() })
      return { message: `The membership lasts until ${dayText(end)}.` }
    },
  },
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

const suspension = (today: string, isStart: boolean, label: string, what: string, done: string): MemberAction => ({
  label,
  on: 'one',
  rule: suspendMembership.access,
  fits: ({ suspensions }) => isSuspended(suspensions, today) !== isStart,
  ask: { title: `${label} this membership`, what, fields: { reason: reasonField('Why?') } },
  run: async ([member], services, { reason = '' }) => {
    await services.get(Callables).call(suspendMembership, { membershipId: member!.id, suspended: isStart, reason: reason.trim() })
    return { message: `The membership is ${done}.` }
  },
})
