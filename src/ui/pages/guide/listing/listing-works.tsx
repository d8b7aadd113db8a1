import type { GuideDetail } from '../../../../domain/guide/publishing/guide-snapshot-types'
import { Anchor } from '../../../kit/anchor'
import { Picture } from '../../../kit/pictures/picture'
import css from './listing-works.module.css'

/** The artist's works, each in its own proportions. */
export const ListingWorks = ({ works }: Pick<GuideDetail, 'works'>) =>
  works.length === 0 ? null : (
    <section aria-labelledby="works">
      <h2 id="works">Works</h2>
      <ul className={css.wall}>
        {works.map(({ id, title, medium, year, ...picture }) => (
          <li key={id}>
            <figure>
              <Picture {...picture} sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 100vw" />
              <figcaption>
                <Anchor to={`/art/${id}`}>
                  <cite>
                    <bdi>{title}</bdi>
                  </cite>
                </Anchor>
                , {year}. {medium}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
