import { type ListedShare, revokePrivateShare } from '../../domain/private-shares/manage-private-shares.contract'
import { Callables } from '../../domain/shared/functions/callables'
import { useService } from '../app-services/app-context'
import { choiceText } from '../forms/choice-text'
import { FailureNotice } from '../forms/failure-notice'
import { useAction } from '../forms/use-action'
import { Button } from '../kit/button'
import { counted } from '../kit/counted'
import { dayOf } from '../kit/time/format-time'
import { useViewerZone } from '../kit/time/viewer-zone'

interface SharedLinksProps {
  readonly shares: readonly ListedShare[]
  readonly onChange: () => Promise<unknown>
}

/** The links to a record, each with its views, to be revoked. */
export function SharedLinks({ shares, onChange }: SharedLinksProps) {
  const callables = useService(Callables)
  const { busy, error, run } = useAction(onChange)
  const tz = useViewerZone() ?? 'UTC'
  if (shares.length === 0) return <p>No private links yet. Make the first one.</p>
  return (
    <section aria-label="Private links">
      <h3>Private links</h3>
      <FailureNotice error={error} />
      <ul>
        {shares.map(share => (
          <li key={share.id}>
            <strong>{share.madeFor}</strong>: {choiceText(share.status)}, until {day(share.expires, tz)}, {viewsText(share, tz)}
            {share.hasPasscode && ', with a passcode'}
            {share.signIn && ', sign-in required'}.{' '}
            {share.status === 'active' && (
              <Button
                size="s"
                busy={busy}
                aria-label={`Revoke the link for ${share.madeFor}`}
                onClick={() => void run(async () => void (await callables.call(revokePrivateShare, { shareId: share.id })))}
              >
                Revoke
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const day = (at: string, tz: string) => dayOf(new Date(at), tz, { short: true, year: true })

function viewsText({ views, maxViews, lastViewedAt }: ListedShare, tz: string): string {
  const text = maxViews === undefined ? counted(views, 'view') : `${views} of ${counted(maxViews, 'view')}`
  return lastViewedAt === undefined ? text : `${text}, last on ${day(lastViewedAt, tz)}`
}
