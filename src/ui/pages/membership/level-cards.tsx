import type { ReactNode } from 'react'
import type { MembershipLevel, MembershipProduct } from '../../../domain/memberships/offered-memberships'
import { moneyOf } from '../../kit/format-money'
import css from './level-cards.module.css'
import { deductibleText, monthlyText, nextPriceText, seatText, termText } from './level-text'

interface LevelCardsProps {
  readonly product: MembershipProduct
  /** Content below the facts of a level. */
  readonly children?: (level: MembershipLevel) => ReactNode
}

/** The levels of a membership side by side: price, number of people, and the deductible part. */
export const LevelCards = ({ product: { levels, termMonths }, children }: LevelCardsProps) => (
  <ul className={css.levels}>
    {levels.map(level => (
      <li key={level.key} className={css.level} data-color={level.color}>
        <h3>{level.name}</h3>
        <p className={css.price}>
          <span>{moneyOf(level.price)}</span> {termText(termMonths)}
          {level.monthly && <small>Or {monthlyText(level.monthly)}</small>}
          {level.scheduled?.[0] && <small>{nextPriceText(level.scheduled[0])}</small>}
        </p>
        <p>{level.summary}</p>
        <p className={css.seats}>{seatText(level.seats)}</p>
        <p className={css.deductible}>{deductibleText(level)}</p>
        {children?.(level)}
      </li>
    ))}
  </ul>
)
