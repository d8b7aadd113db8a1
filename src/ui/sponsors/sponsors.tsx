import { Anchor } from '../kit/anchor'
import type { Organisation } from '../queries/site.queries'
import css from './sponsors.module.css'

/** The sponsors of the season, as text: on the front page and on the guide's. */
export const Sponsors = ({ sponsors }: Pick<Organisation, 'sponsors'>) => (
  <section aria-labelledby="sponsors" className={css.section}>
    <h2 id="sponsors" className={css.head}>
      Made possible by
    </h2>
    <ul className={css.list}>
      {sponsors.map(({ name, to }) => (
        <li key={name}>{to ? <Anchor to={to}>{name}</Anchor> : name}</li>
      ))}
    </ul>
  </section>
)
