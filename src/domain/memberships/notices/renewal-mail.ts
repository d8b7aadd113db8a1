import type { Mail } from '../../../ports/mailer'
import { dayText } from '../../shared/time/day-text'
import type { NoticeStage } from './notice-stage'

export interface Renewal {
  readonly membershipId: string
  readonly to: string
  /** Of the membership. */
  readonly name: string
  readonly lastDay: string
  readonly stage: NoticeStage
  /** Where it is renewed, if it is still sold. */
  readonly renewAt?: string
}

/** The notice that a membership ends or has ended, once for each last day and stage. */
export function renewalMail({ membershipId, to, name, lastDay, stage, renewAt }: Renewal, organisation: string): Mail {
  const isOver = stage === 'over'
  return {
    to,
    subject: isOver ? `Your membership of ${organisation} has ended` : `Your membership of ${organisation} ends on ${dayText(lastDay)}`,
    text: [
      isOver ? `Your membership (${name}) ended on ${dayText(lastDay)}.` : `Your membership (${name}) lasts until ${dayText(lastDay)}.`,
      isOver
        ? 'If you renew it, the new term begins on the day you pay.'
        : 'If you renew it before then, the new term begins on the day after, so you lose no day.',
      'If you have renewed it since, you can ignore this mail.',
    ].join('\n\n'),
    ...(renewAt && { link: renewAt }),
    event: `renewal ${membershipId} ${lastDay} ${stage}`,
  }
}
