import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { Time } from '../../../kit/time/time'
import { useViewerZone } from '../../../kit/time/viewer-zone'
import { accountQueries } from '../../../queries/account.queries'
import css from '../dashboard.module.css'

/** Actions of staff on the person's account. */
export function SecurityLog() {
  const tz = useViewerZone() ?? 'UTC'
  const entries = useLiveQuery(accountQueries(useApp()).securityLog())
  if (entries.length === 0) return <p className={css.quiet}>Nothing yet. If our staff look at the site as you, we list it here.</p>
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
  'second-factor.remove': 'a superadmin removed the app for sign-in with a code, and ended your sessions',
  'sessions.revoke': 'our staff ended your sessions on every device',
}
