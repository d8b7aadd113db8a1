import { Fragment } from 'react'
import type { GuidePageOf, IndexLine } from '../../../domain/guide/pages/guide-page-types'
import { PageLink } from '../book-links'
import css from './index-sheet.module.css'

/** A page of an index: names with their map numbers, and the pages of their cards. */
export const IndexSheet = ({ page: { title, columns } }: { readonly page: GuidePageOf<'index'> }) => (
  <>
    <h2 className={css.title}>{title}</h2>
    <div className={css.columns}>
      {columns.map((lines, i) => (
        <div key={i}>
          {sections(lines).map(({ heading, entries }, k) => (
            <Fragment key={k}>
              {heading !== undefined && <h3 className={css.heading}>{heading}</h3>}
              <ul>
                {entries.map((entry, n) => (
                  <Entry key={n} entry={entry} />
                ))}
              </ul>
            </Fragment>
          ))}
        </div>
      ))}
    </div>
  </>
)

type IndexEntry = Exclude<IndexLine, { readonly heading: string }>

function Entry({ entry: { text, numbers, pages } }: { readonly entry: IndexEntry }) {
  const words = (
    <>
      <span dir="auto">{text}</span> <strong>{numbers.join(', ')}</strong>
    </>
  )
  const [page, ...others] = pages
  return (
    <li className={css.entry}>
      {page === undefined ? (
        words
      ) : (
        <PageLink page={page} className={css.link}>
          {words}
        </PageLink>
      )}
      {others.map(other => (
        <Fragment key={other}>
          {' '}
          <PageLink page={other} label={`${text}, page ${other}`}>
            p. {other}
          </PageLink>
        </Fragment>
      ))}
    </li>
  )
}

function sections(lines: readonly IndexLine[]) {
  const all: { heading: string | undefined; entries: IndexEntry[] }[] = []
  for (const line of lines)
    if ('heading' in line) all.push({ heading: line.heading, entries: [] })
    else if (all.length === 0) all.push({ heading: undefined, entries: [line] })
    else all.at(-1)!.entries.push(line)
  return all
}
