import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { safeRedirect } from '../../../../domain/accounts/sign-in/safe-redirect'
import { staffEntranceOf } from '../../../app-services/account-services'
import { useApp } from '../../../app-services/app'
import { lazyAfterHydration } from '../../../delivery/lazy-after-hydration'
import { LinkButton } from '../../../kit/button'
import { PageHead } from '../../../kit/page-head'
import { Time } from '../../../kit/time/time'
import { PageFrame } from '../../../layout/page-frame'
import { useRouteVisit } from '../../../routing/use-route-visit'
import { FormPlace } from '../form-place'

const CredentialsForm = lazyAfterHydration(() => import('./credentials-form'))

/** Sign-in for staff. An account without a staff role gets the same answer as no account. */
export default function AdminPortalPage() {
  const app = useApp()
  const navigate = useNavigate()
  const next = safeRedirect(useRouteVisit().search.get('next'), '/cpanel')
  const [welcome, setWelcome] = useState<{ readonly name: string; readonly lastAt: Date; readonly refused: number }>()

  const signIn = async (email: string, password: string) => {
    const { user, lastAt, refused } = await (await staffEntranceOf(app)).signIn(email, password)
    if (lastAt) setWelcome({ name: user.displayName || user.email, lastAt, refused })
    else await navigate(next, { replace: true })
  }

  if (welcome)
    return (
      <PageFrame narrow>
        <PageHead
          title={
            <>
              Welcome, <bdi>{welcome.name}</bdi>
            </>
          }
          lead={
            <>
              Your last sign-in was on <Time at={welcome.lastAt} tz={ownZone()} year />
              {refusedSince(welcome.refused)}. If that was not you, change your password and tell us.
            </>
          }
          actions={
            <LinkButton look="main" size="l" to={next}>
              Go to the office
            </LinkButton>
          }
        />
      </PageFrame>
    )
  return (
    <PageFrame narrow>
      <PageHead title="Staff sign-in" lead="For people who work here." />
      <FormPlace>
        <CredentialsForm signIn={signIn} />
      </FormPlace>
    </PageFrame>
  )
}

const refusedSince = (tries: number) => (tries === 0 ? '' : tries === 1 ? '; one attempt failed since then' : `; ${tries} attempts failed since then`)

/** People remember a sign-in in their own time zone. */
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
