import type { PublishedArticle } from '../../../../domain/guide/publishing/guide-snapshot-types'
import type { StudioListItem } from '../../../../domain/guide/reading/studio-cards'
import type { RichText as Text } from '../../../../domain/shared/text/rich-text-types'
import { DocumentTitle } from '../../../kit/document-title'
import { Picture } from '../../../kit/pictures/picture'
import { RichText } from '../../../kit/rich-text'
import type { GuideLinks } from '../guide-links'
import { StudioList } from '../map/studio-list'
import css from './article.module.css'

interface ArticleViewProps {
  readonly article: PublishedArticle
  readonly text: Text | null
  readonly studios: readonly StudioListItem[]
  readonly links: GuideLinks
}

/** An article, and the studios it mentions. */
export const ArticleView = ({ article, text, studios, links }: ArticleViewProps) => (
  <>
    <DocumentTitle specific={article.title} />
    <article className={css.article}>
      <header className={css.head}>
        <h1 tabIndex={-1}>{article.title}</h1>
        <p className={css.standfirst}>{article.standfirst}</p>
        <p className={css.by}>
          By <bdi>{article.author}</bdi>, {article.minutes} min to read
        </p>
      </header>
      {article.picture && (
        <figure className={css.picture}>
          <Picture {...article.picture} first sizes="(min-width: 64rem) 60rem, 100vw" />
        </figure>
      )}
      {text && (
        <div className={css.text}>
          <RichText document={text} />
        </div>
      )}
    </article>
    {studios.length > 0 && (
      <section className={css.part} aria-labelledby="studios">
        <h2 id="studios">Studios in this article</h2>
        <StudioList cards={studios} links={links} />
      </section>
    )}
  </>
)
