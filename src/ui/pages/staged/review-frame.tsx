import type { ReactNode, RefObject } from 'react'
import type { RichText } from '../../../domain/shared/text/rich-text-types'
import { DocumentTitle } from '../../kit/document-title'
import { PageHead } from '../../kit/page-head'
import { PageFrame } from '../../layout/page-frame'
import { PreviewFrame } from '../../staged-pages/preview-frame'
import { TextChanges } from '../../text-changes/text-changes'
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
  readonly children?: ReactNode
}

/** Something that is not public yet, at three widths, with what changed. */
export const ReviewFrame = ({ id, rev, title, state, lead, actions, changes, frame, children }: ReviewFrameProps) => (
  <PageFrame>
    <div className={css.review}>
      <DocumentTitle specific={`Draft: ${title}`} />
      <PageHead over={state === 'Draft' ? state : `Draft: ${state}`} title={title} lead={lead} actions={actions} />
      <PreviewFrame address={`/temp/${id}?plain=1`} rev={rev} {...(frame && { frame })} />
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
