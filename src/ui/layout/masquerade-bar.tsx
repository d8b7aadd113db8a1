import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { type CurrentMasquerade, Masquerade, masqueradeOf } from '../../domain/accounts/masquerade/masquerade'
import { useApp, useLiveQuery } from '../app-services/app-context'
import { serviceAfterHydration } from '../app-services/service-after-hydration'
import { counted } from '../kit/counted'
import { clockQueries } from '../queries/clock.queries'
import { type SignedIn, useSignedIn } from '../queries/session.queries'
import css from './masquerade-bar.module.css'

/** Above every page during a masquerade: the person's name, the time left, and a way to end it. */
export default function MasqueradeBar() {
  const user = useSignedIn()
  const masquerade = user && masqueradeOf(user)
  return masquerade ? <Bar user={user} masquerade={masquerade} /> : null
}

function Bar({ user, masquerade }: { readonly user: SignedIn; readonly masquerade: CurrentMasquerade }) {
  const app = useApp()
  const navigate = useNavigate()
  const now = useLiveQuery(clockQueries(app).real())
  const isLeaving = useRef(false)
  const minutesLeft = Math.ceil((masquerade.endsAt.getTime() - now.getTime()) / 60_000)

  const leave = async () => {
    if (isLeaving.current) return
    isLeaving.current = true
    try {
      await (await serviceAfterHydration(app, async () => Masquerade)).stop()
    } catch (error) {
      // `stop` signs out whether or not the end could be logged.
      console.warn('the end of the masquerade was not logged', error)
    }
    await navigate(`/adminportal?next=${encodeURIComponent(`/cpanel/masquerade/${user.claims.pid ?? ''}`)}`)
  }
  const over = useEffectEvent(() => void leave())
  const isOver = minutesLeft <= 0
  useEffect(() => {
    if (isOver) over()
  }, [isOver])
  return (
    <aside className={css.bar} aria-label="You see the site as somebody else">
      <p>
        You see the site as {masquerade.name}.{' '}
        {masquerade.mode === 'act'
          ? 'Act mode: you can change the profile and listings. The history shows your name.'
          : 'View mode: you cannot change anything.'}{' '}
        {minutesLeft > 0 && `${counted(minutesLeft, 'minute')} left.`} Afterward you sign in as yourself again.
      </p>
      <button type="button" onClick={() => void leave()}>
        Leave this view
      </button>
    </aside>
  )
}
