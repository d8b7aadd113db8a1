import { unprovedFacts } from '../../domain/memberships/card-token'
import type { StoredMemberCard } from '../app-services/stored-member-card'
import { qrModules } from '../blocks/qr-modules'
import { calendarDayText } from '../kit/time/format-time'
import css from './member-card.module.css'

/**
 * The card: black on white in any theme, so that a scanner can read it from a dark screen. Rendered from what the device stores, so it works
 * offline.
 */
export function MemberCard({ card: { token, product, level }, large = false }: { readonly card: StoredMemberCard; readonly large?: boolean }) {
  const facts = unprovedFacts(token)
  const { size, path } = qrModules(token)
  return (
    <div className={css.card} data-large={large || undefined}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label="The code of your card" shapeRendering="crispEdges">
        <rect width={size} height={size} fill="white" />
        <path d={path} fill="black" />
      </svg>
      <div className={css.words}>
        <p className={css.product}>{product}</p>
        <p className={css.name}>{facts?.name}</p>
        <p>{level}</p>
        {facts && <p>Good until {calendarDayText(facts.until, { year: true })}</p>}
      </div>
    </div>
  )
}
