import { membershipProducts } from '../../../../domain/memberships/membership-products.collection'
import { levelOn } from '../../../../domain/memberships/products/level-prices'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { moneyOf } from '../../../kit/format-money'
import { recordsQuery } from '../../../queries/record.queries'
import { selectInput } from '../../engine/fields/option-inputs'
import { useOfficeToday } from '../../engine/use-office-today'

/** Selects a level of a membership that is sold: `{membership}/{level}`. */
export const MembershipInput = selectInput({
  useOptions: () => {
    const today = useOfficeToday()
    return useLiveQuery(recordsQuery(useApp(), membershipProducts, { where: [['status', '==', 'live']] }))
      .toSorted((a, b) => a.order - b.order)
      .flatMap(({ id, name, levels }) =>
        levels
          .map(level => levelOn(level, today))
          .map(level => ({ value: `${id}/${level.key}`, label: `${name}, ${level.name}: ${moneyOf(level.price)}` })),
      )
  },
})
