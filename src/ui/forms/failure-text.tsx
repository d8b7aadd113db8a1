import { type ReactNode, Suspense } from 'react'
import { brokenRuleOf } from '../../domain/shared/functions/cloud-function'
import { hasRole } from '../../domain/shared/records/policy'
import { RuleBroken } from '../../domain/shared/records/rule-broken'
import { isPortError } from '../../ports/errors'
import { useApp, useLiveQuery } from '../app-services/app-context'
import { errorText } from '../app-services/error-sentence'
import { isPartUnfetched } from '../app-services/error-texts'
import { Button, LinkButton } from '../kit/button'
import { Notice } from '../kit/feedback/notice'
import { accessQueries } from '../queries/access.queries'
import { useSignedIn } from '../queries/session.queries'
import { ReloadPage } from './reload-page'

export interface FailureWordsProps {
  readonly error: unknown
  /** Tries the same again, where a button beside the text does that. */
  readonly onRetry?: () => void
  readonly actions?: ReactNode
}

/** The text of an error. Staff read the name of the colleague who saved something first. */
export default function FailureText({ error, ...rest }: FailureWordsProps) {
  const broken = brokenRuleOf(error)
  const by = broken?.rule === 'record-overtaken' ? broken.details['by'] : undefined
  const unnamed = <Sentences error={error} {...rest} />
  if (typeof by !== 'string') return unnamed
  return (
    <Suspense fallback={unnamed}>
      <NamedOvertaking by={by} {...rest} />
    </Suspense>
  )
}

/** People with a closed account get a link to contact us. */
function Sentences({ error, onRetry, actions }: FailureWordsProps) {
  const { happened, kept, next } = errorText(error)
  const again = isPartUnfetched(error) ? (
    <ReloadPage />
  ) : (
    onRetry && (
      <Button size="s" onClick={onRetry}>
        Try again
      </Button>
    )
  )
  const contact = isPortError(error, 'auth', 'user-disabled') && (
    <LinkButton size="s" to="/about/contact">
      Write to us
    </LinkButton>
  )
  return (
    <Notice
      tone="bad"
      title={happened}
      actions={
        (again || actions || contact) && (
          <>
            {again}
            {actions || contact}
          </>
        )
      }
    >
      {[kept, next].filter(Boolean).join(' ')}
    </Notice>
  )
}

function NamedOvertaking({ by, ...rest }: Omit<FailureWordsProps, 'error'> & { readonly by: string }) {
  const me = useSignedIn()?.claims
  const isOwn = me?.pid === by
  const name = useLiveQuery(accessQueries(useApp()).actor(by, me !== undefined && hasRole(me, 'admin') && !isOwn))
  return <Sentences error={new RuleBroken('record-overtaken', { name, isOwn })} {...rest} />
}
