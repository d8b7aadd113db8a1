import type { MemberKind } from '../../../../domain/accounts/joining-drafts.collection'
import type { Memberships } from '../../../../domain/memberships/offered-memberships'
import { moneyOf } from '../../../kit/format-money'
import { OptionList } from './option-list'

interface JoinMembershipProps {
  readonly offer: Memberships
  readonly kind: MemberKind
  readonly value: string | undefined
  readonly problem: string | undefined
  readonly onChange: (product: string) => void
}

/** The stored value of "Not now". */
export const notNow = 'none'

/** A level on offer, by key. */
export function levelOf({ products }: Memberships, key: string | undefined) {
  const [productId, levelKey] = key?.split('/') ?? []
  const product = products.find(({ id }) => id === productId)
  const level = product?.levels.find(({ key: found }) => found === levelKey)
  return product && level ? { product, level } : undefined
}

/** The memberships for this kind of member, and “Not now”. */
export const JoinMembership = ({ offer, kind, value, problem, onChange }: JoinMembershipProps) => (
  <OptionList
    name="product"
    legend="Membership"
    problem={problem}
    options={[
      ...offer.products
        .filter(({ audience }) => audience === kind)
        .flatMap(({ id, levels, termMonths }) =>
          levels.map(({ key, name, summary, price }) => ({
            value: `${id}/${key}`,
            label: name,
            about: summary,
            price: `${moneyOf(price)} for ${termMonths === 12 ? 'a year' : `${termMonths} months`}`,
          })),
        ),
      { value: notNow, label: 'Not now', about: 'An account is free. You can choose a membership at any time.' },
    ]}
    value={value === undefined ? [] : [value]}
    onChange={([chosen]) => chosen !== undefined && onChange(chosen)}
  />
)
