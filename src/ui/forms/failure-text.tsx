import { type ReactNode, Suspense } from 'react'
import { brokenRuleOf } from '../../domain/shared/functions/cloud-function'
import { hasRole } from '../../domain/shared/records/policy'
import { RuleBroken } from '../../domain/shared/records/rule-broken'
import { isPortError } from '../../ports/errors'
import { useApp, useLiveQuery } from '../app-services/app-context'
import { errorText } from '../app-services/error-sentence'
import { LinkButton } from '../kit/button'
import { Notice } from '../kit/feedback/notice'
import { accessQueries } from '../queries/access.queries'
import { useSignedIn } from '../queries/session.queries'

export interface FailureWordsProps {
  readonly error: unknown
  readonly actions?: ReactNode
}

/** The text of an error. Staff read the name of the colleague who saved something first. */
export default function FailureText({ error, actions }: FailureWordsProps) {
  const broken = brokenRuleOf(error)
  const by = broken?.rule === 'record-overtaken' ? broken.details['by'] : undefined
  const unnamed = <Sentences error={error} actions={actions} />
  if (typeof by !== 'string') return unnamed
  return (
    <Suspense fallback={unnamed}>
      <NamedOvertaking by={by} actions={actions} />
    </Suspense>
  )
}

/** People with a closed account get a link to contact us. */
function Sentences({ error, actions }: FailureWordsProps) {
  const { happened, kept, next } = errorText(error)
  const contact = isPortError(error, 'auth', 'user-disabled') && (
    <LinkButton size="s" to="/about/contact">
      Write to us
    </LinkButton>
  )
  return (
    <Notice tone="bad" title={happened} actions={actions || contact}>
      {[kept, next].filter(Boolean).join(' ')}
    </Notice>
  )
}

function NamedOvertaking({ by, actions }: { readonly by: string; readonly actions: ReactNode }) {
  const me = useSignedIn()?.claims
  const isOwn = me?.pid === by
  const name = useLiveQuery(accessQueries(useApp()).actor(by, me !== undefined && hasRole(me, 'admin') && !isOwn))
  return <Sentences error={new RuleBroken('record-overtaken', { name, isOwn })} actions={actions} />
}
