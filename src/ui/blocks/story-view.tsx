import { type ReactNode, useId } from 'react'
import type { ShownPicture } from '../../domain/pictures/picture-service'
import type { RichText as Document } from '../../domain/shared/text/rich-text'
import { DocumentTitle } from '../kit/document-title'
import { PageHead } from '../kit/page-head'
import { RichText } from '../kit/rich-text'
import { FramedPicture } from './framed-picture'
import css from './story-view.module.css'

interface StorySheetProps {
  readonly title: string
  readonly over?: string
  readonly lead: string
  readonly picture: ShownPicture | undefined
  readonly body: Document
  /** What one can do about it, beside the story. */
  readonly side: ReactNode
  readonly children?: ReactNode
}

/** Something the organisation does and tells of at length: its story, what one can do, and what came of it. */
export const StoryView = ({ title, over, lead, picture, body, side, children }: StorySheetProps) => (
  <article className={css.sheet}>
    <DocumentTitle specific={title} />
    <PageHead over={over} title={title} lead={lead} />
    <div className={css.body}>
      <div className={css.story}>
        {picture && <FramedPicture picture={picture} first />}
        <RichText document={body} />
      </div>
      <div className={css.side}>{side}</div>
    </div>
    {children}
  </article>
)

/** A part below the story, over the whole width. */
export function StoryPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.after} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
