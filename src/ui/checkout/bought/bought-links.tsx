import type { Bought } from '../../../domain/shop/what-was-bought'
import { LinkButton } from '../../kit/button'
import css from '../checkout.module.css'

interface BoughtLinksProps {
  readonly bought: readonly Bought[]
  readonly lines: readonly { readonly id: string; readonly title: string }[]
  /** The first one is the next step. */
  readonly isNext?: boolean
}

const labels: Readonly<Record<Bought['kind'], string>> = {
  registration: 'Open your listing',
  ad: 'Open your advertisement',
  membership: 'See your membership',
  ticket: 'Open the event',
  donation: 'See your gifts',
}

/** Links to what an order was for. Several listings are told apart by their lines. */
export function BoughtLinks({ bought, lines, isNext = false }: BoughtLinksProps) {
  const listings = bought.filter(({ kind }) => kind === 'registration').length
  const label = ({ kind, lineId }: Bought) =>
    kind === 'registration' && listings > 1 ? `Open the listing of “${lines.find(({ id }) => id === lineId)?.title ?? lineId}”` : labels[kind]
  return (
    <p className={css.acts}>
      {bought.map((one, i) => (
        <LinkButton key={one.lineId} to={one.to} look={isNext && i === 0 ? 'main' : 'plain'}>
          {label(one)}
        </LinkButton>
      ))}
    </p>
  )
}
