import { type ReactNode, useId } from 'react'
import type { ShownPicture } from '../../domain/pictures/picture-service'
import type { RichText as Document } from '../../domain/shared/text/rich-text-types'
import { DocumentTitle } from '../kit/document-title'
import { PageHead } from '../kit/page-head'
import { RichText } from '../kit/rich-text'
import { FramedPicture } from './framed-picture'
import css from './story-view.module.css'

interface StoryViewProps {
  readonly title: string
  readonly over?: string
  readonly lead: string
  readonly picture: ShownPicture | undefined
  readonly body: Document
  /** What the reader can do, beside the story. */
  readonly side: ReactNode
  readonly children?: ReactNode
}

/** The page of something the organization does: its story, what the reader can do, and results. */
export const StoryView = ({ title, over, lead, picture, body, side, children }: StoryViewProps) => (
  <article className={css.article}>
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

/** A section below the story, over the full width. */
export function StoryPart({ title, anchor, children }: { readonly title: string; readonly anchor?: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.after} id={anchor} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
