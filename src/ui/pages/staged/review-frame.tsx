import { type ReactNode, type RefObject, useState } from 'react'
import type { RichText } from '../../../domain/shared/text/rich-text-types'
import { DocumentTitle } from '../../kit/document-title'
import { PageHead } from '../../kit/page-head'
import { PageFrame } from '../../layout/page-frame'
import { PreviewFrame } from '../../staged-pages/preview-frame'
import { TextChanges } from '../../text-changes/text-changes'
import { PreviewChoices, usePreviewAddress } from './preview-choices'
import css from './staged-review.module.css'

interface ReviewFrameProps {
  readonly id: string
  readonly rev: number
  readonly title: string
  /** Its state. */
  readonly state: string
  /** What visitors see now. */
  readonly lead: string
  readonly actions: ReactNode
  /** What visitors read now, where it is another text, and what it becomes. */
  readonly changes?: { readonly before: RichText; readonly after: RichText } | undefined
  readonly frame?: RefObject<HTMLIFrameElement | null>
  /** Whether the page itself offers times to be seen at. */
  readonly hasTimes?: boolean
  readonly children?: ReactNode
}

/** Something that is not public yet, at three widths, at any time and as others see it, with what changed. */
export function ReviewFrame({ id, rev, title, state, lead, actions, changes, frame, hasTimes = false, children }: ReviewFrameProps) {
  const [choice, choose] = useState({ at: '', seen: '' })
  const address = usePreviewAddress(id, choice)
  return (
    <PageFrame>
      <div className={css.review}>
        <DocumentTitle specific={`Draft: ${title}`} />
        <PageHead over={state === 'Draft' ? state : `Draft: ${state}`} title={title} lead={lead} actions={actions} />
        <PreviewChoices value={choice} onChange={choose} hasTimes={hasTimes} />
        <PreviewFrame address={address} rev={rev} {...(frame && { frame })} />
        {changes && (
          <section aria-labelledby="changes">
            <h2 id="changes">What changed</h2>
            <TextChanges {...changes} />
          </section>
        )}
        {children}
      </div>
    </PageFrame>
  )
}
