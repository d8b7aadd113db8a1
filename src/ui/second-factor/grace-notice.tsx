import { secondFactorState } from '../../domain/accounts/second-factor/own-second-factor'
import { useApp, useLiveQuery } from '../app-services/app-context'
import { LinkButton } from '../kit/button'
import { Notice } from '../kit/feedback/notice'
import { clockQueries } from '../queries/clock.queries'
import type { SignedIn } from '../queries/session.queries'
import { daysLeftText } from './days-left-text'

/** Tells staff how many days are left before the office needs a code. */
export default function GraceNotice({ user }: { readonly user: SignedIn }) {
  const state = secondFactorState(user, useLiveQuery(clockQueries(useApp()).real()))
  if (state?.is !== 'grace') return null
  return (
    <Notice title="Set up sign-in with a code" actions={<LinkButton to="/dashboard/settings#code">Set up the code</LinkButton>}>
      {daysLeftText(state.daysLeft)}
    </Notice>
  )
}
