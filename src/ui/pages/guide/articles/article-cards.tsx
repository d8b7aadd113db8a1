import type { PublishedArticle } from '../../../../domain/guide/publishing/guide-snapshot-types'
import { Picture } from '../../../kit/pictures/picture'
import { Link } from '../../../routing/link'
import type { GuideLinks } from '../guide-links'
import css from './article-cards.module.css'

interface ArticleCardsProps {
  readonly articles: readonly PublishedArticle[]
  readonly links: GuideLinks
  /** Heading level of the titles. */
  readonly level?: 2 | 3
}

export const ArticleCards = ({ articles, links, level = 3 }: ArticleCardsProps) => {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ul className={css.cards}>
      {articles.map(({ id, title, standfirst, author, minutes, picture }) => (
        <li key={id}>
          {picture && (
            <Link to={links.article(id)} tabIndex={-1} aria-hidden="true">
              <Picture {...picture} alt="" sizes="(min-width: 60rem) 26rem, 100vw" />
            </Link>
          )}
          <Title className={css.title}>
            <Link to={links.article(id)}>{title}</Link>
          </Title>
          <p>{standfirst}</p>
          <p className={css.by}>
            <bdi>{author}</bdi>, {minutes} min
          </p>
        </li>
      ))}
    </ul>
  )
}
