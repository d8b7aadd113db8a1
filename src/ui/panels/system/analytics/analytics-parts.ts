import type { ComponentType } from 'react'
import type { Scope } from '../../../../domain/shared/records/policy'
import { FunnelFigures } from './funnel-figures'
import { GuideFigures } from './guide-figures'
import { MailFigures } from './mail-figures'
import { MembersFigures } from './members-figures'
import { MoneyFigures } from './money-figures'
import { PassportFigures } from './passport-figures'
import type { AnalyticsView } from './use-analytics-view'
import { VisitsFigures } from './visits-figures'

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
  { name: 'visits', label: 'Visits', Part: VisitsFigures },
  { name: 'guide', label: 'Guide', Part: GuideFigures },
  { name: 'funnel', label: 'Registrations', scope: 'guide', Part: FunnelFigures },
  { name: 'members', label: 'Members', Part: MembersFigures },
  { name: 'money', label: 'Money', scope: 'money', Part: MoneyFigures },
  { name: 'mail', label: 'Mail', scope: 'mail', Part: MailFigures },
  { name: 'passport', label: 'Passport', scope: 'guide', Part: PassportFigures },
]
