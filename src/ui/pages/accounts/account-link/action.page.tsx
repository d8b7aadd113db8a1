import { lazy, Suspense } from 'react'
import { FailureNotice } from '../../../forms/failure-notice'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { PageHead } from '../../../kit/page-head'
import { PageFrame } from '../../../layout/page-frame'
import { sessionQueries } from '../../../queries/session.queries'
import { useRouteVisit, type Visit } from '../../../routing/use-route-visit'
import css from '../accounts.module.css'
import { FormSuspense } from '../form-suspense'
import { ActionDone } from './action-done'
import { actionText, type Operation, operationOf } from './action-text'
import { ApplyEmailButton } from './apply-email-button'
import { useActionLink } from './use-action-link'

// The form for a link is loaded once the link's purpose is known.
const SignInByLink = lazy(() => import('../sign-in/sign-in-by-link'))
const ChoosePassword = lazy(() => import('./choose-password'))
const ExpiredLink = lazy(() => import('./expired-link'))

export const data = ({ app }: Pick<Visit, 'app'>) => [sessionQueries(app).user()]

/** The page of links in account mails: opening it does nothing, its button does the work. */
export default function ActionPage() {
  const code = useRouteVisit().search.get('oobCode') ?? ''
  return <ActionLink key={code} code={code} />
}

function ActionLink({ code }: { readonly code: string }) {
  const { path, search } = useRouteVisit()
  const returnTo = search.get('continueUrl')
  const { state, look, finish, fail } = useActionLink(code)
  const asked = operationOf.get(search.get('mode'))

  switch (state.at) {
    case 'checking':
      return <Checking asked={asked} />
    case 'unreachable':
      return (
        <PageFrame narrow>
          <PageHead title={asked ? actionText[asked].title : 'Your link'} lead="We could not check your link. It was not used." />
          <div className={css.form}>
            <FailureNotice error={state.error} onRetry={look} />
          </div>
        </PageFrame>
      )
    case 'expired':
    case 'used':
      return (
        <Suspense fallback={<Checking asked={asked} />}>
          <ExpiredLink state={state.at} operation={asked} returnTo={returnTo} />
        </Suspense>
      )
    case 'done':
      return <ActionDone link={state.link} returnTo={returnTo} />
    case 'ready': {
      const { link } = state
      const words = actionText[link.operation]
      return (
        <PageFrame narrow>
          <PageHead title={words.title} lead={words.lead(link.email)} />
          <FormSuspense>
            {link.operation === 'reset-password' && <ChoosePassword code={code} email={link.email} onDone={finish} onFail={fail} />}
            {link.operation === 'sign-in' && <SignInByLink address={`${path}?${search}`} returnTo={returnTo} onFail={fail} />}
          </FormSuspense>
          {link.operation !== 'reset-password' && link.operation !== 'sign-in' && (
            <ApplyEmailButton code={code} button={words.button} onDone={finish} onFail={fail} />
          )}
        </PageFrame>
      )
    }
  }
}

const Checking = ({ asked }: { readonly asked: Operation | undefined }) => (
  <PageFrame narrow>
    <PageHead title={asked ? actionText[asked].title : 'Your link'} lead="Checking your link…" />
    <Skeleton lines={3} />
  </PageFrame>
)
