import { membershipProducts } from '../../../../domain/memberships/membership-products.collection'
import type { Member, Product } from '../../../../domain/memberships/roster/member'
import { givenTerm } from '../../../../domain/memberships/terms/given-terms'
import type { MembershipWaiver } from '../../../../domain/memberships/waivers/membership-waivers.collection'
import { dayText } from '../../../../domain/shared/time/day-text'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { peopleQueries } from '../../../queries/people.queries'
import { recordQuery } from '../../../queries/record.queries'
import type { QueueViewProps } from '../../engine/queue/queue-spec'
import { useOfficeToday } from '../../engine/use-office-today'

/** The person's current membership, and what an approval gives. */
export function WaiverApprovalPreview({ row: { personId, productId, level, status } }: QueueViewProps<MembershipWaiver>) {
  const app = useApp()
  const today = useOfficeToday()
  const product = useLiveQuery(recordQuery(app, membershipProducts, productId))
  const members = useLiveQuery(peopleQueries(app).members())
  const held = members.find(member => member.personId === personId && member.audience === product?.audience)
  return (
    <div>
      <p>{heldText(held)}</p>
      {status === 'asked' && <p>{offerText(product, level, held, today)}</p>}
    </div>
  )
}

function heldText(held: Member | undefined): string {
  if (!held) return 'They have never had this membership.'
  const { product, levelName, lastDay } = held
  const what = [product?.name, levelName].filter(Boolean).join(', ')
  return lastDay === undefined ? `They have ${what}. All its terms are reversed.` : `They have ${what}. Its last day is ${dayText(lastDay)}.`
}

function offerText(product: Product | null, level: string, held: Member | undefined, today: string): string {
  const wanted = product?.levels.find(({ key }) => key === level)
  if (!product || product.status === 'draft' || !wanted) return 'This level does not exist any more. Decline it, and say what they can ask for.'
  const { start, end } = givenTerm(held?.terms ?? [], { id: '', compReason: '', on: today, length: product })
  return `An approval gives them ${product.name}, ${wanted.name}, from ${dayText(start)} to ${dayText(end)}.`
}
