import type { GuidePageOf } from '../../../domain/guide/pages/guide-page-types'
import { useOpenBook } from '../book-context'
import css from './plain-sheets.module.css'

export const SponsorsSheet = ({ page: { sponsors } }: { readonly page: GuidePageOf<'sponsors'> }) => (
  <>
    <h2>With thanks to</h2>
    <ul className={css.sponsors}>
      {sponsors.map(name => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </>
)

export function ImprintSheet({ page: { organisation } }: { readonly page: GuidePageOf<'imprint'> }) {
  const { book } = useOpenBook()
  const { name, address, site, email } = organisation
  return (
    <div className={css.imprint}>
      <h2>Imprint</h2>
      <p>
        <strong>{book.edition.name}</strong>
      </p>
      <p>Published by {name}</p>
      {address && <p className={css.lines}>{address}</p>}
      {site && <p>{site.replace(/^https?:\/\//, '')}</p>}
      {email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </div>
  )
}

/** For the reader's notes. */
export const BlankSheet = () => (
  <div className={css.notes}>
    <h2 className={css.small}>For your notes</h2>
  </div>
)
