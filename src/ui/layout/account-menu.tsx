import { lazy, Suspense, useEffect, useState } from 'react'
import { hasRole } from '../../domain/shared/records/policy'
import { sessionOf } from '../app-services/account-services'
import { useApp } from '../app-services/app-context'
import { listenToConsole } from '../app-services/console-tail'
import { storedMemberCard } from '../app-services/stored-member-card'
import { Anchor } from '../kit/anchor'
import { useSitePreview } from '../preview/site-preview'
import { useSignedIn } from '../queries/session.queries'
import css from './account-menu.module.css'
import { SignInLink } from './sign-in-link'
import header from './site-header.module.css'

const CardDialog = lazy(() => import('../member-card/card-dialog'))
const SavesInAccount = lazy(() => import('./saves-in-account'))
const PolicyQuestion = lazy(() => import('../policies/policy-question'))
const SendDoorStatuses = lazy(() => import('./send-door-statuses'))
const SearchNewsMark = lazy(() => import('./search-news-mark'))

/** The menu of a signed-in person; “Sign in” if the session has ended meanwhile. */
export default function AccountMenu({ onSignOut }: { readonly onSignOut: () => void }) {
  const app = useApp()
  const user = useSignedIn()
  useEffect(listenToConsole, [])
  const preview = useSitePreview()
  const card = storedMemberCard.useStored()
  const [isCardOpen, setCardOpen] = useState(false)
  const [leaving, setLeaving] = useState(false)
  if (!user) return <SignInLink />
  const leave = async () => {
    setLeaving(true)
    try {
      await (await sessionOf(app)).signOut()
      onSignOut()
    } finally {
      setLeaving(false)
    }
  }
  return (
    <details className={header.menu} name="header">
      <summary className={header.link}>
        <span className={css.name}>{user.displayName || user.email}</span>
        {user.claims.pid !== undefined && (
          <Suspense fallback={null}>
            <SearchNewsMark />
            {/* What staff saved on this device is theirs, and stays so while they see somebody else's pages. */}
            {preview?.person === undefined && <SavesInAccount />}
            {preview === null && <SendDoorStatuses />}
            {/* Nobody agrees in somebody else’s name. */}
            {preview === null && user.claims.imp === undefined && <PolicyQuestion />}
          </Suspense>
        )}
      </summary>
      <ul className={header.panel}>
        <li>
          <Anchor to="/dashboard">Dashboard</Anchor>
        </li>
        {hasRole(user.claims, 'admin') && (
          <li>
            <Anchor to="/cpanel">Office</Anchor>
          </li>
        )}
        {card?.uid === user.uid && (
          <li>
            <button type="button" onClick={() => setCardOpen(true)}>
              Member card
            </button>
            {isCardOpen && (
              <Suspense fallback={null}>
                <CardDialog card={card} onClose={() => setCardOpen(false)} />
              </Suspense>
            )}
          </li>
        )}
        <li>
          <button type="button" disabled={leaving} onClick={() => void leave()}>
            Sign out
          </button>
        </li>
      </ul>
    </details>
  )
}
