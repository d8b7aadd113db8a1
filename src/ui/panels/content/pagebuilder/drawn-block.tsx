import { Suspense } from 'react'
import { type Block } from '../../../../domain/content/blocks'
import { picturesIn } from '../../../../domain/content/every-block'
import { useApp } from '../../../app-services/app-context'
import { useLiveQuery } from '../../../app-services/live-query'
import { Blocks } from '../../../blocks/blocks'
import { pageDraftQueries } from '../../../staged-pages/page-draft.queries'
import css from './blocks-input.module.css'

/** Live parts are drawn on the page itself. */
const standIns = Object.fromEntries(
  Object.entries({
    timeline: 'the season’s dates',
    levels: 'the levels',
    perks: 'the perks',
    campaigns: 'the campaigns',
    pages: 'the pages of the section',
  }).map(([what, words]) => [what, <p key={what}>Here stand {words}, as they are that day.</p>]),
)

/** A block as visitors see it. Its links and inputs do nothing here. */
export const DrawnBlock = ({ block }: { readonly block: Block }) => (
  <div inert className={css.drawn}>
    <Suspense fallback={null}>
      <WithPictures block={block} />
    </Suspense>
  </div>
)

function WithPictures({ block }: { readonly block: Block }) {
  const pictures = useLiveQuery(pageDraftQueries(useApp()).pictures(picturesIn([block])))
  return isDrawable(block) ? <Blocks blocks={[block]} pictures={pictures} live={standIns} /> : <p className={css.empty}>Nothing in it yet.</p>
}

/** Whether it has what it needs to be drawn: a new block has not been filled in. */
function isDrawable(block: Block): boolean {
  switch (block.type) {
    case 'heading':
    case 'quote':
      return Boolean(block.props.text)
    case 'image':
      return Boolean(block.props.imageId)
    case 'button':
      return Boolean(block.props.label && block.props.to)
    case 'map':
      return Boolean(block.props.pin && block.props.name)
    case 'form':
      return Boolean(block.props.title)
    case 'cardList':
      return block.props.items.length > 0 && block.props.items.every(({ title, text }) => title && text)
    case 'accordion':
      return block.props.items.length > 0 && block.props.items.every(({ title, body }) => title && body)
    case 'columns':
      return block.props.columns.every(column => column.blocks.every(isDrawable)) && block.props.columns.some(column => column.blocks.length > 0)
    case 'text':
      return block.props.body.content.length > 0
    case 'gallery':
      return block.props.imageIds.length > 0
    case 'live':
    case 'divider':
      return true
    case 'hero':
    case 'homePart':
      return false
  }
}
