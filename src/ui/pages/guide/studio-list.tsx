import type { DoorRow } from '../../../domain/guide/door-cards'
import type { GuideLinks } from './guide-links'
import css from './studio-list.module.css'
import { StudioRow } from './studio-row'

/** Studios under a heading: those of a building, of an article. */
export const StudioList = ({ cards, links }: { readonly cards: readonly DoorRow[]; readonly links: GuideLinks }) => (
  <ul className={css.list}>
    {cards.map(card => (
      <li key={card.id}>
        <StudioRow card={card} to={links.listing(card)}>
          {[card.media.join(', '), card.studio].filter(Boolean).join(' · ')}
        </StudioRow>
      </li>
    ))}
  </ul>
)
