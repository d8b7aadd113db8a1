import type { GuidePageOf } from '../../../domain/guide/pages/guide-page-types'
import { PageLink } from '../book-links'
import css from './contents-sheet.module.css'

/** The table of contents, with the pages as links. */
export function ContentsSheet({ page: { entries } }: { readonly page: GuidePageOf<'contents'> }) {
  return (
    <>
      <h2>Contents</h2>
      <ContentsList entries={entries} />
    </>
  )
}

export const ContentsList = ({ entries }: Pick<GuidePageOf<'contents'>, 'entries'>) => (
  <ol className={css.list}>
    {entries.map(({ title, page, level }) => (
      <li key={`${page} ${title}`} data-level={level}>
        <PageLink page={page} className={css.line}>
          <span className={css.title}>{title}</span>
          <span className={css.dots} aria-hidden="true" />
          <span className={css.page}>
            <span className="visually-hidden">page </span>
            {page}
          </span>
        </PageLink>
      </li>
    ))}
  </ol>
)
