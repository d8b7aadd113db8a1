import type { MembershipLevel, MembershipProduct } from '../../../../domain/memberships/offered-memberships'
import type { OwnOfAudience } from '../../../../domain/memberships/own-membership'
import { LinkButton } from '../../../kit/button'
import { longDayText } from './long-day-text'

interface LevelChangeNoticeProps {
  readonly product: MembershipProduct
  readonly level: MembershipLevel
  readonly held: NonNullable<OwnOfAudience['held']>
  readonly until: string | undefined
  readonly email: string | undefined
}

/** The name of a level that is held, if this membership has it. */
export const levelName = (product: MembershipProduct, held: NonNullable<OwnOfAudience['held']>): string | undefined =>
  held.productId === product.id ? product.levels.find(({ key }) => key === held.level)?.name : undefined

/** Whom to ask for another level while one is held: where what is unused cannot be worked out here, our staff do it. */
export function LevelChangeNotice({ product, level, held, until, email }: LevelChangeNoticeProps) {
  const own = levelName(product, held)
  return (
    <>
      <p>
        You have another level{own !== undefined && `, ${own}`}
        {until !== undefined && `, until ${longDayText(until)}`}. You cannot change the level here. Write to us: we work out what you have not used
        and what the change to {level.name} costs.
      </p>
      {email !== undefined && (
        <div>
          <LinkButton to={`mailto:${email}?subject=${encodeURIComponent(`${product.name}: change to ${level.name}`)}`}>Write to us</LinkButton>
        </div>
      )}
    </>
  )
}
