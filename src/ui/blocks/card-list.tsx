import type { CSSProperties } from 'react'
import type { BlockProps } from '../../domain/content/blocks'
import type { Pictures } from '../../domain/pictures/picture-service'
import { Anchor } from '../kit/anchor'
import { Picture } from '../kit/pictures/picture'
import css from './card-list.module.css'

interface CardListProps {
  readonly items: BlockProps<'cardList'>['items']
  readonly pictures: Pictures
  /** Heading level of the titles. */
  readonly level?: 2 | 3
}

/** Number of cards per row on a wide page; no card is alone in its row. */
const acrossOf = (count: number) => (count <= 5 ? Math.max(count, 2) : count % 3 === 0 ? 3 : 4)

export function CardList({ items, pictures, level = 3 }: CardListProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ul className={css.cards} style={{ '--across': acrossOf(items.length) } as CSSProperties}>
      {items.map(({ over, title, text, to, imageId }) => {
        const { credit: _, ...picture } = pictures[imageId ?? ''] ?? { src: '' }
        return (
          <li key={title} className={css.card}>
            {'width' in picture && <Picture {...picture} sizes="(min-width: 60rem) 24rem, 94vw" />}
            {over && <p className={css.over}>{over}</p>}
            <Title className={css.title}>{to ? <Anchor to={to}>{title}</Anchor> : title}</Title>
            <p>{text}</p>
          </li>
        )
      })}
    </ul>
  )
}
