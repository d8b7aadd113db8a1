import { scope } from '../../../domain/shared/records/policy'
import { EmptyState } from '../../kit/feedback/empty-state'
import { tabsPanel } from '../engine/tabs-panel'
import { figuresTab } from './analytics/figures-tab'
import { FunnelFigures } from './analytics/funnel-figures'
import { GuideFigures } from './analytics/guide-figures'
import { MailFigures } from './analytics/mail-figures'
import { MembersFigures } from './analytics/members-figures'
import { MoneyFigures } from './analytics/money-figures'
import { PassportFigures } from './analytics/passport-figures'
import { SeasonChoice } from './analytics/season-choice'
import { VisitsFigures } from './analytics/visits-figures'

/** What visitors use and what came of it, compared with the season before by days from the first weekend. Nobody can be identified in it. */
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
  refused: (
    <EmptyState title="Not for your scope">These numbers belong to another scope than yours. Whoever sets staff roles can give it to you.</EmptyState>
  ),
})
