import { Fragment, Suspense } from 'react'
import type { Block, BlockProps } from '../../../../domain/content/blocks'
import { embedOf } from '../../../../domain/content/embeds'
import { picturesIn, recordsIn } from '../../../../domain/content/every-block'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { Blocks } from '../../../blocks/blocks'
import { choiceText } from '../../../forms/choice-text'
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

const homeParts = {
  weekends: 'stand the weekends of the season',
  featured: 'hang works of studios, others every day',
  doors: 'are the doors for visitors, art lovers and artists',
  number: 'stands the field for a map number, once the guide has numbers',
  events: 'stand the next events',
  sponsors: 'stand the sponsors of the season',
} as const satisfies Record<BlockProps<'homePart'>['what'], string>

/** The hero's words by phase. The page shows the one for the day. */
const HeroWords = ({ words }: Pick<BlockProps<'hero'>, 'words'>) =>
  words.length === 0 ? (
    <p>The words come from the season’s dates in every phase.</p>
  ) : (
    <dl>
      {words.map(({ phase, title, button, to }) => (
        <Fragment key={phase}>
          <dt>{choiceText(phase)}</dt>
          <dd>
            {title ?? 'Words from the season’s dates'}
            {button && to && ` → ${button} (${to})`}
          </dd>
        </Fragment>
      ))}
    </dl>
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
  if (block.type === 'hero') return <HeroWords words={block.props.words} />
  if (block.type === 'homePart') return <p>Here {homeParts[block.props.what]}, as they are that day.</p>
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
    case 'embeds':
      return block.props.items.length > 0 && block.props.items.every(({ title, url }) => title && embedOf(url ?? ''))
    case 'accordion':
      return block.props.items.length > 0 && block.props.items.every(({ title, body }) => title && body)
    case 'columns':
      return block.props.columns.every(column => column.blocks.every(isDrawable)) && block.props.columns.some(column => column.blocks.length > 0)
    case 'recordCards':
      return recordsIn(block.props).length > 0
    case 'text':
      return block.props.body.content.length > 0
    case 'gallery':
      return block.props.imageIds.length > 0
    case 'live':
    case 'policy':
    case 'divider':
      return true
    case 'hero':
    case 'homePart':
      return false
  }
}
