import { type ReactNode, Suspense } from 'react'
import type { Block, PlainBlock } from '../../domain/content/blocks'
import type { LivePart } from '../../domain/content/every-block'
import type { Pictures } from '../../domain/pictures/picture-service'
import { lazyAfterHydration } from '../delivery/lazy-after-hydration'
import { LinkButton } from '../kit/button'
import { RichText } from '../kit/rich-text'
import { BelowFold } from '../layout/below-fold'
import css from './blocks.module.css'
import { CardList } from './card-list'
import { FramedPicture } from './framed-picture'
import { Gallery } from './gallery'
import { LocationCard } from './location-card'
import { CollapsibleQuestions } from './questions/collapsible-questions'
import { Quotation } from './quotation'

const ContactForm = lazyAfterHydration(() => import('./contact-form'))
const RecordCards = lazyAfterHydration(() => import('./record-cards'))
const PolicyText = lazyAfterHydration(() => import('./policy-text'))
const Embeds = lazyAfterHydration(() => import('./embeds'))

/** Number of blocks that fill a first screen. */
const first = 2

/** What the page draws for each live part. */
export type LiveParts = Partial<Record<LivePart, ReactNode>>

interface BlocksProps {
  readonly blocks: readonly Block[]
  readonly pictures: Pictures
  readonly live?: LiveParts | undefined
}

/** The blocks of a page. Types that this version does not know are left out. */
export const Blocks = ({ blocks, pictures, live }: BlocksProps) => (
  <div className={css.blocks}>
    {blocks.slice(0, first).map((block, at) => (
      <Part key={block.props.id} {...{ blocks, block, at, pictures, live }} />
    ))}
    {blocks.length > first && (
      <BelowFold>
        {blocks.slice(first).map((block, i) => (
          <Part key={block.props.id} {...{ blocks, block, pictures, live }} at={first + i} />
        ))}
      </BelowFold>
    )}
  </div>
)

interface PartProps extends BlocksProps {
  readonly block: Block
  /** Its index among the blocks. */
  readonly at: number
}

const Part = ({ blocks, block, at, ...drawnWith }: PartProps) => (
  <div className={css.block} data-block={block.props.id} data-type={block.type} data-width={widthOf(block)}>
    {block.type === 'columns' ? (
      <div className={css.columns} data-count={block.props.columns.length}>
        {block.props.columns.map((column, i) => (
          <div key={column.blocks[0]?.props.id ?? i} className={css.column}>
            {column.blocks.map(inner => (
              <div key={inner.props.id} data-block={inner.props.id} data-type={inner.type}>
                {drawn(inner, drawnWith, levelAt(blocks, at))}
              </div>
            ))}
          </div>
        ))}
      </div>
    ) : (
      drawn(block, drawnWith, levelAt(blocks, at))
    )}
  </div>
)

/** `wide` blocks take the page's width, others the column for reading. */
const widthOf = (block: Block) =>
  ['columns', 'gallery', 'cardList', 'recordCards', 'embeds', 'live', 'divider'].includes(block.type) ||
  (block.type === 'heading' && block.props.level === 'part') ||
  (block.type === 'image' && block.props.width === 'wide')
    ? 'wide'
    : 'text'

/** Level of the smaller headings at this index: level 2 until a block with its own heading has come, so that no level is skipped. */
const levelAt = (blocks: readonly Block[], at: number): 2 | 3 =>
  blocks.slice(0, at).some(block => block.type === 'heading' && block.props.level === 'part') ? 3 : 2

function drawn(block: PlainBlock, { pictures, live }: Pick<BlocksProps, 'pictures' | 'live'>, level: 2 | 3): ReactNode {
  switch (block.type) {
    case 'heading':
      return block.props.level === 'part' || level === 2 ? (
        <h2 data-level={block.props.level}>{block.props.text}</h2>
      ) : (
        <h3 data-level={block.props.level}>{block.props.text}</h3>
      )
    case 'text':
      return (
        <div className={css.text} data-look={block.props.look}>
          <RichText document={block.props.body} />
        </div>
      )
    case 'image': {
      const picture = pictures[block.props.imageId]
      return picture && <FramedPicture picture={picture} caption={block.props.caption} />
    }
    case 'gallery':
      return <Gallery {...block.props} pictures={pictures} />
    case 'button':
      return (
        <LinkButton to={block.props.to} look={block.props.look} size={block.props.look === 'main' ? 'l' : 'm'}>
          {block.props.label}
        </LinkButton>
      )
    case 'cardList':
      return <CardList items={block.props.items} pictures={pictures} level={level} />
    case 'recordCards':
      return (
        <Suspense fallback={null}>
          <RecordCards {...block.props} level={level} />
        </Suspense>
      )
    case 'form':
      return (
        <Suspense fallback={<h2>{block.props.title}</h2>}>
          <ContactForm title={block.props.title} note={block.props.note} topic={block.props.topic} />
        </Suspense>
      )
    case 'map':
      return <LocationCard {...block.props} />
    case 'embeds':
      return (
        <Suspense fallback={null}>
          <Embeds items={block.props.items} />
        </Suspense>
      )
    case 'accordion':
      return <CollapsibleQuestions items={block.props.items.map(({ title, body }) => ({ title, body: <RichText document={body} /> }))} />
    case 'quote':
      return <Quotation {...block.props} />
    case 'live':
      return live?.[block.props.what]
    case 'policy':
      return (
        <Suspense fallback={null}>
          <PolicyText kind={block.props.kind} />
        </Suspense>
      )
    case 'divider':
      return <hr className={css.line} />
    // The home page draws them itself.
    case 'hero':
    case 'homePart':
      return null
  }
}
