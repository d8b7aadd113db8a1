import type { RefObject } from 'react'
import { blockLabels } from '../../../domain/content/block-edits'
import { pageComments } from '../../../domain/content/comments.collection'
import { everyBlock } from '../../../domain/content/every-block'
import type { PageDraft } from '../../../domain/content/page-drafts.collection'
import { textOfBlocks } from '../../../domain/content/text-of-blocks'
import { plainText } from '../../../domain/shared/text/rich-text-words'
import { Comments } from './comments'
import { showInPreview } from './show-in-preview'

interface PageCommentsProps {
  readonly draft: PageDraft
  readonly frame: RefObject<HTMLIFrameElement | null>
}

/** Comments on a page, pinned to its blocks. */
export const PageComments = ({ draft, frame }: PageCommentsProps) => (
  <Comments
    of={pageComments}
    params={{ page: draft.id }}
    parts={everyBlock(draft.blocks).map(block => ({
      value: block.props.id,
      label: `${blockLabels[block.type]}: ${plainText(textOfBlocks([block])).slice(0, 60)}`,
    }))}
    formerPart={() => 'A block that was removed'}
    onShow={id => showInPreview(frame.current, page => page.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`))}
    notShown="The preview does not show this part now. It may belong to another phase of the season."
  />
)
