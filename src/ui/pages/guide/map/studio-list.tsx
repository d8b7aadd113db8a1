import type { StudioListItem } from '../../../../domain/guide/reading/studio-cards'
import type { GuideLinks } from '../guide-links'
import css from './studio-list.module.css'
import { StudioRow } from './studio-row'

/** Studios under a heading, such as those of a building or an article. */
export const StudioList = ({ cards, links }: { readonly cards: readonly StudioListItem[]; readonly links: GuideLinks }) => (
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
