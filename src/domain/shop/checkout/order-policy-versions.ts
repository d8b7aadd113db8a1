import { policies } from '../../content/policies.collection'
import type { HandlerContext } from '../../shared/functions/handler'

/** The policies that apply to orders. */
const ofOrders = ['terms', 'refund', 'privacy'] as const

/** Their current versions, by kind. */
export async function policyVersions({ systemRecords, clock }: HandlerContext): Promise<{ readonly [kind: string]: number }> {
  const found = await systemRecords.find(policies, {
    where: [
      ['kind', 'in', ofOrders],
      ['status', '==', 'effective'],
    ],
  })
  const now = clock.now()
  const inEffect = found.filter(({ effective }) => effective <= now).sort((a, b) => a.version - b.version)
  return Object.fromEntries(inEffect.map(({ kind, version }) => [kind, version]))
}
