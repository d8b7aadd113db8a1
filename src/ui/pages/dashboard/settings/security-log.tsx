import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Time } from '../../../kit/time/time'
import { useViewerZone } from '../../../kit/time/viewer-zone'
import { accountQueries } from '../../../queries/account.queries'
import css from '../dashboard.module.css'

/** What happened to the account that its holder did not do herself. */
export function SecurityLog() {
  const tz = useViewerZone() ?? 'UTC'
  const entries = useLiveQuery(accountQueries(useApp()).securityLog())
  if (entries.length === 0)
    return <p className={css.quiet}>Nothing but your own sign-ins. If our staff ever look at the site as you, it is told here.</p>
  return (
    <ul>
      {entries.map(({ at, act }) => (
        <li key={at.toISOString()}>
          <Time at={at} tz={tz} year />: {words[act] ?? act}
        </li>
      ))}
    </ul>
  )
}

const words: { readonly [act: string]: string | undefined } = {
  'masquerade.look': 'a member of our staff looked at the site as you; nothing could be changed',
  'masquerade.act': 'a member of our staff worked on the site as you, on your profile or listings',
  'sessions.revoke': 'our staff ended your sessions on every device',
}
