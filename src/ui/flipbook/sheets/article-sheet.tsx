import type { ReactElement } from 'react'
import type { ArticleBlock, GuidePageOf } from '../../../domain/guide/pages/guide-page-types'
import type { RichSpan } from '../../../domain/shared/text/rich-text-types'
import { Anchor } from '../../kit/anchor'
import { MapNumber } from '../../kit/map-number'
import { Picture } from '../../kit/pictures/picture'
import { Link } from '../../routing/link'
import { useOpenBook } from '../book-context'
import { ListingLink, PageLink } from '../book-links'
import css from './article-sheet.module.css'

/** A page of an article. */
export function ArticleSheet({ page: { articleId, title, first, blocks, studios } }: { readonly page: GuidePageOf<'article'> }) {
  const { articleLink } = useOpenBook()
  return (
    <>
      {first ? (
        <header className={css.head}>
          <h2 className={css.title}>
            <Link to={articleLink(articleId)}>{title}</Link>
          </h2>
          <p className={css.standfirst}>{first.standfirst}</p>
          <p className={css.by}>
            By <bdi>{first.author}</bdi>
          </p>
          {first.picture && <Picture className={css.picture} {...first.picture} sizes="36rem" />}
        </header>
      ) : (
        <h2 className={css.running}>{title}</h2>
      )}
      <div className={css.text}>
        {blocks.map((block, i) => (
          <Block key={i} block={block} />
        ))}
      </div>
      {studios && (
        <section className={css.studios}>
          <h3>Studios in this article</h3>
          <ul>
            {studios.map(({ id, name, number, page }) => (
              <li key={id}>
                {number && <MapNumber n={number} size="s" />} <ListingLink id={id}>{name}</ListingLink>
                {page !== undefined && (
                  <>
                    , <PageLink page={page}>page {page}</PageLink>
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Block({ block: { kind, marker, spans, isContinued } }: { readonly block: ArticleBlock }) {
  const text = spans.map((span, i) => <Span key={i} span={span} />)
  if (kind === 'heading') return <h3>{text}</h3>
  if (kind === 'quote') return <blockquote className={css.quote}>{text}</blockquote>
  if (kind === 'item')
    return (
      <p className={css.item}>
        <span>{marker}</span>
        <span>{text}</span>
      </p>
    )
  return <p data-continued={isContinued}>{text}</p>
}

function Span({ span: { text, marks = [] } }: { readonly span: RichSpan }) {
  return marks.reduce((inner, mark) => marked(mark, inner), <>{text}</>)
}

function marked(mark: NonNullable<RichSpan['marks']>[number], inner: ReactElement): ReactElement {
  if (mark.type === 'link') return <Anchor to={mark.attrs.href}>{inner}</Anchor>
  return mark.type === 'bold' ? <strong>{inner}</strong> : <em>{inner}</em>
}
