import type { ComponentType } from 'react'
import type { Scope } from '../../../../domain/shared/policy'
import { FunnelPart } from './funnel-part'
import { GuidePart } from './guide-part'
import { MailPart } from './mail-part'
import { MembersPart } from './members-part'
import { MoneyPart } from './money-part'
import { PassportPart } from './passport-part'
import type { AnalyticsView } from './use-analytics-view'
import { VisitsPart } from './visits-part'

export interface AnalyticsPart {
  /** As the address has it: `?show=visits`. */
  readonly name: string
  readonly label: string
  /** What it is counted from belongs to this scope; without one it is for all who see the panel. */
  readonly scope?: Scope
  readonly Part: ComponentType<{ readonly view: AnalyticsView }>
}

/** The parts of the panel, in their order. */
export const analyticsParts: readonly AnalyticsPart[] = [
  { name: 'visits', label: 'Visits', Part: VisitsPart },
  { name: 'guide', label: 'Guide', Part: GuidePart },
  { name: 'funnel', label: 'Registrations', scope: 'guide', Part: FunnelPart },
  { name: 'members', label: 'Members', Part: MembersPart },
  { name: 'money', label: 'Money', scope: 'money', Part: MoneyPart },
  { name: 'mail', label: 'Mail', scope: 'mail', Part: MailPart },
  { name: 'passport', label: 'Passport', scope: 'guide', Part: PassportPart },
]
