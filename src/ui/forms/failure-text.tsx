import type { ReactNode } from 'react'
import { isPortError } from '../../ports/errors'
import { errorText } from '../app-services/error-sentence'
import { LinkButton } from '../kit/button'
import { Notice } from '../kit/feedback/notice'

export interface FailureWordsProps {
  readonly error: unknown
  readonly actions?: ReactNode
}

/** The text of an error. People with a closed account get a link to contact us. */
export default function FailureText({ error, actions }: FailureWordsProps) {
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
