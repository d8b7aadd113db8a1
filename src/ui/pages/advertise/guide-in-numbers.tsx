import type { GuideFigures } from '../../../domain/guide/reading/guide-figures'
import { numberText } from '../../kit/number-text'
import css from './advertise.module.css'

/** What the last published guide holds, counted in its records. */
export const GuideInNumbers = ({ figures: { edition, studios, neighbourhoods, days, events } }: { readonly figures: GuideFigures }) => (
  <section className={css.part} aria-labelledby="audience">
    <h2 id="audience">In {edition}</h2>
    <ul className={css.figures}>
      {(
        [
          [studios, 'studios in the guide'],
          [neighbourhoods, 'neighborhoods'],
          [days, 'open days'],
          [events, 'events'],
        ] as const
      ).map(
        ([count, of]) =>
          count > 0 && (
            <li key={of}>
              <strong>{numberText(count)}</strong> {of}
            </li>
          ),
      )}
    </ul>
  </section>
)
