import { productKinds } from '../../../domain/shop/product-kinds'
import type { Product } from '../../../domain/shop/product-service'
import { matchesShopQuery } from '../../../domain/shop/shop-query'
import { FilterDetails } from '../../blocks/questions/filter-details'
import { Choice } from '../../kit/controls/choice'
import css from './shop.module.css'
import { shopQuestion, type withAnswer } from './shop-address'
import { kindText } from './shop-text'

interface ShopFiltersProps {
  readonly products: readonly Product[]
  readonly search: URLSearchParams
  /** What they find now, such as "8 products". */
  readonly found: string
  readonly onAnswer: (name: Parameters<typeof withAnswer>[1], value: string | undefined) => void
  readonly onClear: () => void
}

/** In dollars. */
const steps = [25, 50, 100]

/** Filters: kind, price and members' prices, stored in the address. */
export function ShopFilters({ products, search, found, onAnswer, onClear }: ShopFiltersProps) {
  const { item: _, ...question } = shopQuestion(search)
  const count = (change: Partial<typeof question>) => products.filter(product => matchesShopQuery(product, { ...question, ...change })).length
  const kinds = productKinds.filter(kind => products.some(product => product.kind === kind))
  const active = [question.kind, question.priceUpTo, question.forMembers || undefined].filter(value => value !== undefined).length
  return (
    <FilterDetails shownWhenWide {...{ active, found, onClear }}>
      <div className={css.filters}>
        <Choice
          legend="Kind"
          value={[question.kind ?? '']}
          onChange={([kind]) => onAnswer('kind', kind || undefined)}
          options={[
            { value: '', label: 'Everything', count: count({ kind: undefined }) },
            ...kinds.map(kind => ({ value: kind, label: kindText[kind], count: count({ kind }) })),
          ]}
        />
        <Choice
          legend="Price"
          value={[search.get('upto') ?? '']}
          onChange={([upTo]) => onAnswer('upto', upTo || undefined)}
          options={[{ value: '', label: 'Any' }, ...steps.map(step => ({ value: String(step), label: `Up to $${step}` }))]}
        />
        <Choice
          legend="Members"
          several
          value={question.forMembers ? ['1'] : []}
          onChange={([on]) => onAnswer('members', on)}
          options={[{ value: '1', label: 'Lower price for members', count: count({ forMembers: true }) }]}
        />
      </div>
    </FilterDetails>
  )
}
