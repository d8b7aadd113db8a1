import type { ReactNode } from 'react'
import { errorWords } from '../../app-services/error-sentence'
import { Notice } from '../../kit/notice'

/** What went wrong with a form, what was kept and what to do. */
export function FailureNotice({ error, actions }: { readonly error: unknown; readonly actions?: ReactNode }) {
  if (error === undefined) return null
  const { happened, kept, next } = errorWords(error)
  return (
    <Notice tone="bad" title={happened} actions={actions}>
      {[kept, next].filter(Boolean).join(' ')}
    </Notice>
  )
}
