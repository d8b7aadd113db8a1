import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { dayOf } from '../../../kit/time/format-time'
import { Figure } from '../../engine/figures/figure'
import { usePanelContext } from '../../engine/use-panel-context'
import css from './analytics.module.css'
import { analyticsQueries, type Mailing } from './analytics.queries'
import { percent } from './figure-text'
import { type AnalyticsView, spansOf } from './use-analytics-view'

const isGone = ({ status }: Mailing) => status === 'sent' || status === 'sending' || status === 'paused'
const countNames = ['recipients', 'delivered', 'bounced', 'complained', 'clicked'] as const

/** The results of mailings. */
export function MailFigures({ view }: { readonly view: AnalyticsView }) {
  const queries = analyticsQueries(useApp())
  const { tz } = usePanelContext()
  const { now, former } = spansOf(view)
  const sent = useLiveQuery(queries.mailings(now.from, now.until)).filter(isGone)
  const sentBefore = useLiveQuery(queries.mailings(former?.from ?? now.from, former?.until ?? now.until)).filter(isGone)
  if (sent.length === 0 && (sentBefore.length === 0 || !view.before))
    return (
      <EmptyState title="No mailings in these days">
        Every mailing that is sent is counted here: whom it reached, and who followed its links.
      </EmptyState>
    )
  const inAll = (all: readonly Mailing[]) => countNames.map(name => all.reduce((sum, { counts }) => sum + counts[name], 0))
  const [these, those] = [inAll(sent), inAll(sentBefore)]
  const labels = ['Recipients', 'Delivered', 'Bounced', 'Complaints', 'Clicks']
  return (
    <div className={css.part}>
      <Figure
        title="Mailings in all"
        lead={`${sent.length} ${sent.length === 1 ? 'mailing' : 'mailings'} in ${view.season.id}${view.before ? `, ${sentBefore.length} in the same days of ${view.before.id}` : ''}.`}
        fileName={`mail-${view.season.id}`}
        table={{
          columns: [
            { label: 'What became of them', isText: true },
            { label: view.season.id },
            { label: 'Share' },
            ...(view.before ? [{ label: view.before.id }, { label: `Share ${view.before.id}` }] : []),
          ],
          rows: labels.map((label, i) => [
            label,
            these[i]!,
            percent(these[i]!, these[0]!),
            ...(view.before ? [those[i]!, percent(those[i]!, those[0]!)] : []),
          ]),
        }}
      />
      <Figure
        title="Each mailing"
        lead="The newest first."
        fileName={`mailings-${view.season.id}`}
        table={{
          columns: [{ label: 'Subject', isText: true }, { label: 'Sent', isText: true }, ...labels.map(label => ({ label }))],
          rows: sent
            .toSorted((a, b) => (b.sendAt?.getTime() ?? 0) - (a.sendAt?.getTime() ?? 0))
            .map(({ subject, sendAt, counts }) => [
              subject,
              sendAt ? dayOf(sendAt, tz, { short: true, year: true }) : '',
              ...countNames.map(name => counts[name]),
            ]),
        }}
      />
    </div>
  )
}
