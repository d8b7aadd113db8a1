import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Callables } from '../../../domain/shared/functions/callables'
import { useService } from '../../app-services/app-context'
import { FailureNotice } from '../../forms/failure-notice'
import { LinkButton } from '../../kit/button'
import { Skeleton } from '../../kit/feedback/skeleton'
import { PageHead } from '../../kit/page-head'
import { PageFrame } from '../../layout/page-frame'
import { useRouteVisit } from '../../routing/use-route-visit'
import { NotFound } from '../errors/not-found'
import { type AskedShare, askForShare } from './ask-for-share'
import { PasscodeForm } from './passcode-form'
import { SharedContent } from './shared-content'

/** Asked once for each opened page, because each answer counts a view. */
export default function PrivateLink() {
  const { params, path } = useRouteVisit()
  const token = params['id'] ?? ''
  const callables = useService(Callables)
  const [entered, setEntered] = useState<AskedShare>()
  const asked = useQuery({
    queryKey: ['private-link', token],
    queryFn: () => askForShare(callables, token),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const share = entered ?? asked.data
  switch (share?.state) {
    case 'none':
      return <NotFound path={path} />
    case 'open':
      return <SharedContent share={share} />
    case 'passcode':
      return (
        <PageFrame narrow>
          <PageHead title="This link has a passcode" lead="Whoever sent you the link has the passcode too." />
          <PasscodeForm isWrong={share.isWrong} enter={async passcode => setEntered(await askForShare(callables, token, passcode))} />
        </PageFrame>
      )
    case 'signIn':
      return (
        <PageFrame>
          <PageHead
            title="Sign in to open this link"
            lead="Whoever sent you the link asks you to sign in first."
            actions={
              <LinkButton look="main" to={`/signin?next=${encodeURIComponent(path)}`}>
                Sign in
              </LinkButton>
            }
          />
        </PageFrame>
      )
    case undefined:
      return (
        <PageFrame>
          <PageHead title="Private link" />
          {asked.error ? <FailureNotice error={asked.error} /> : <Skeleton lines={8} />}
        </PageFrame>
      )
  }
}
