import { subscriptions } from '../../giving/subscriptions.collection'
import { membershipProducts } from '../../memberships/membership-products.collection'
import { memberships } from '../../memberships/memberships.collection'
import { people } from '../../people/people.collection'
import { defineHandler } from '../../shared/functions/handler'
import { readMany } from '../letters/letter-sources-of-year'
import { listMonthlyPayers } from './list-monthly-payers.contract'

export const listMonthlyPayersHandler = defineHandler(listMonthlyPayers, async ({ systemRecords }) => {
  const paid = (await systemRecords.find(subscriptions)).filter(({ fundId, isMonthly }) => fundId !== undefined || isMonthly)
  const [products, held, known] = await Promise.all([
    systemRecords.find(membershipProducts),
    readMany(systemRecords, memberships, [...new Set(paid.flatMap(({ membershipId }) => membershipId ?? []))]),
    readMany(systemRecords, people, [...new Set(paid.map(({ personId }) => personId))]),
  ])
  const payers = paid.map(({ id, personId, membershipId }) => {
    const membership = held.find(one => one.id === membershipId)
    const product = products.find(one => one.id === membership?.productId)
    const level = product?.levels.find(({ key }) => key === membership?.level)
    const name = known.find(person => person.id === personId)?.names.display ?? 'Deleted person'
    return { id, name, ...(membershipId !== undefined && { membership: [product?.name, level?.name].filter(Boolean).join(': ') }) }
  })
  return { payers }
})
