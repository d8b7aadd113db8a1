import type { MembershipLevel, MembershipProduct } from '../../../../domain/memberships/offered-memberships'
import type { OwnOfAudience } from '../../../../domain/memberships/own-membership'
import { LinkButton } from '../../../kit/button'
import { dayText } from './day-text'

interface LevelChangeNoticeProps {
  readonly product: MembershipProduct
  readonly level: MembershipLevel
  readonly held: NonNullable<OwnOfAudience['held']>
  readonly until: string | undefined
  readonly email: string | undefined
}

/** Tells the holder of another level whom to ask: if the value of the unused days is unknown, our staff do the change. */
export function LevelChangeNotice({ product, level, held, until, email }: LevelChangeNoticeProps) {
  const own = held.productId === product.id ? product.levels.find(({ key }) => key === held.level)?.name : undefined
  return (
    <>
      <p>
        You have another level{own !== undefined && `, ${own}`}
        {until !== undefined && `, until ${dayText(until)}`}. You cannot change the level here. Write to us: we work out what you have not used and
        what the change to {level.name} costs.
      </p>
      {email !== undefined && (
        <div>
          <LinkButton to={`mailto:${email}?subject=${encodeURIComponent(`${product.name}: change to ${level.name}`)}`}>Write to us</LinkButton>
        </div>
      )}
    </>
  )
}
