import { useState } from 'react'
import { safeRedirect } from '../../../../domain/accounts/sign-in/safe-redirect'
import { lazyAfterHydration } from '../../../delivery/lazy-after-hydration'
import { PageHead } from '../../../kit/page-head'
import { PageFrame } from '../../../layout/page-frame'
import { useRouteVisit } from '../../../routing/use-route-visit'
import { FormSuspense } from '../form-suspense'

const LinkRequest = lazyAfterHydration(() => import('./link-request'))

/** Sign-in without a password: by a link in a mail that works once. */
export default function UserLoginPage() {
  const next = safeRedirect(useRouteVisit().search.get('next'), '/dashboard')
  const [sentTo, setSentTo] = useState<string>()
  return (
    <PageFrame narrow>
      {sentTo === undefined && (
        <PageHead title="A link instead of a password" lead="We mail you a link that signs you in once. There is nothing to remember." />
      )}
      <FormSuspense>
        <LinkRequest next={next} sentTo={sentTo} onSent={setSentTo} />
      </FormSuspense>
    </PageFrame>
  )
}
