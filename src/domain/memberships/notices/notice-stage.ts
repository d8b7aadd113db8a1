import type { DataOf } from '../../shared/records/collection'
import { daysBetween } from '../../shared/time/local-day'
import { type memberships, noticeStages } from '../memberships.collection'

export type NoticeStage = (typeof noticeStages)[number]

/** The last day is `near` within this number of days. */
const nearDays = 7

export const noticeStage = (today: string, lastDay: string): NoticeStage =>
  lastDay < today ? 'over' : daysBetween(today, lastDay) <= nearDays ? 'near' : 'coming'

type Noticed = Pick<DataOf<typeof memberships>, 'noticedUntil' | 'noticedStage'>

/** Whether a notice of this stage, or of a later one, went out for this last day. */
export const wasNoticed = ({ noticedUntil, noticedStage = 'coming' }: Noticed, lastDay: string, stage: NoticeStage): boolean =>
  noticedUntil === lastDay && noticeStages.indexOf(stage) <= noticeStages.indexOf(noticedStage)
