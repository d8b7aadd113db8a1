import { maxNotices, type noNoticeReasons, noticeDays, remindMembers } from '../../../../domain/memberships/notices/remind-members.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import type { Services } from '../../../../domain/shared/functions/service'
import { counted } from '../../../kit/counted'
import type { Done, OnProgress } from '../../engine/actions/use-outcome'

/** A member to be mailed; the name is shown if the mail is skipped. */
export interface ToRemind {
  readonly id: string
  readonly name?: string
}

const whyNot: Readonly<Record<(typeof noNoticeReasons)[number], string>> = {
  unknown: 'this membership or its person was deleted.',
  'no-terms': 'every term is reversed.',
  suspended: 'the membership is suspended.',
  'too-early': `it lasts for more than ${noticeDays} days.`,
  noticed: 'this notice was sent already.',
  monthly: 'they pay by the month. Each payment has its receipt.',
  'no-email': 'we have no email address that takes mail.',
  unwanted: 'mail to them is stopped. They unsubscribed or complained, or it came back.',
}

export async function sendNotices(rows: readonly ToRemind[], services: Services, onProgress: OnProgress): Promise<Done> {
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const left: { readonly name: string; readonly reason: string }[] = []
  let reminded = 0
  for (let at = 0; at < rows.length; at += maxNotices) {
    const some = rows.slice(at, at + maxNotices).map(({ id }) => id)
    const sent = await services.get(Callables).call(remindMembers, { membershipIds: some })
    reminded += sent.reminded
    left.push(...sent.left.map(({ membershipId, reason }) => ({ name: names.get(membershipId) ?? membershipId, reason: whyNot[reason] })))
    onProgress({ done: Math.min(at + maxNotices, rows.length), total: rows.length })
  }
  return { message: `${counted(reminded, 'renewal notice')} sent.`, left }
}
