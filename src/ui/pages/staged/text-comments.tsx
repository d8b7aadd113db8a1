import type { RefObject } from 'react'
import type { CommentsCollection } from '../../../domain/content/comments.collection'
import type { Params } from '../../../domain/shared/records/records'
import { Comments } from './comments'
import { showInPreview } from './show-in-preview'

interface TextCommentsProps {
  readonly of: CommentsCollection
  readonly params: Params
  /** Its title, and each of its texts and paragraphs as they are shown. */
  readonly texts: readonly string[]
  readonly frame: RefObject<HTMLIFrameElement | null>
}

/** Letters of a text that tell it from the others. */
const begins = 60
/** As a browser shows it: spaces and line breaks are one space. */
const shown = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Comments on an article or an event, which have no blocks: they are pinned to the beginning of a text. */
export const TextComments = ({ of, params, texts, frame }: TextCommentsProps) => (
  <Comments
    of={of}
    params={params}
    parts={[...new Set(texts.map(text => shown(text).slice(0, begins)))].filter(Boolean).map(value => ({ value, label: value }))}
    formerPart={was => `Changed since: ${was}`}
    onShow={part => showInPreview(frame.current, page => withText(page, part))}
    notShown="The preview does not show this text as it is now."
  />
)

/** The innermost element that begins with this text. */
const withText = (page: Document, text: string) =>
  [...page.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, p, li, dd, blockquote, address)')].findLast(element =>
    shown(element.textContent).startsWith(text),
  )
