import { lazy } from 'react'
import { scope } from '../../../domain/shared/records/policy'
import { EmptyState } from '../../kit/feedback/empty-state'
import { tabsPanel } from '../engine/tabs-panel'
import { figuresTab } from './analytics/figures-tab'
import { SeasonChoice } from './analytics/season-choice'
import { VisitsFigures } from './analytics/visits-figures'

// A tab is downloaded when it is opened.
const FunnelFigures = lazy(async () => ({ default: (await import('./analytics/funnel-figures')).FunnelFigures }))
const GuideFigures = lazy(async () => ({ default: (await import('./analytics/guide-figures')).GuideFigures }))
const MailFigures = lazy(async () => ({ default: (await import('./analytics/mail-figures')).MailFigures }))
const MembersFigures = lazy(async () => ({ default: (await import('./analytics/members-figures')).MembersFigures }))
const MoneyFigures = lazy(async () => ({ default: (await import('./analytics/money-figures')).MoneyFigures }))
const PassportFigures = lazy(async () => ({ default: (await import('./analytics/passport-figures')).PassportFigures }))

/** What visitors use, and its results, compared with the previous season by days from the first weekend. Contains no personal data. */
export default tabsPanel({
  label: 'Analytics',
  param: 'show',
  keeps: ['season', 'range'],
  beside: SeasonChoice,
  tabs: {
    visits: { label: 'Visits', panel: figuresTab(VisitsFigures) },
    guide: { label: 'Guide', panel: figuresTab(GuideFigures) },
    funnel: { label: 'Registrations', rule: scope('guide'), panel: figuresTab(FunnelFigures) },
    members: { label: 'Members', panel: figuresTab(MembersFigures) },
    money: { label: 'Money', rule: scope('money'), panel: figuresTab(MoneyFigures) },
    mail: { label: 'Mail', rule: scope('mail'), panel: figuresTab(MailFigures) },
    passport: { label: 'Passport', rule: scope('guide'), panel: figuresTab(PassportFigures) },
  },
  refused: <EmptyState title="Your role cannot see these numbers">Ask a superadmin for access.</EmptyState>,
})
