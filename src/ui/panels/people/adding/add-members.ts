import { giveTerm } from '../../../../domain/memberships/changes/change-membership.contract'
import { addPerson } from '../../../../domain/people/add-person.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { brokenRuleOf } from '../../../../domain/shared/functions/cloud-function'
import type { Services } from '../../../../domain/shared/functions/service'
import { orderMembership } from '../../../../domain/shop/desk/order-membership.contract'
import { counted } from '../../../kit/counted'
import type { Left } from '../../engine/actions/use-outcome'
import type { RunGiven, RunReport } from '../../engine/run/run-spec'
import type { NewMember, NewMembersInput, NewMembersPlan } from './new-members'

/** Adds members one after the other. Repeated with the same key, it creates nothing twice. */
export async function addMembers(given: RunGiven<NewMembersInput, NewMembersPlan>, services: Services): Promise<RunReport> {
  const { plan, input, signal, onProgress } = given
  const rows = plan.rows.filter(({ outcome }) => outcome !== 'left out')
  const left: Left[] = plan.rows.flatMap(({ outcome, name, email, note }) =>
    outcome === 'left out' ? [{ name: name || email || 'A line without a name', reason: note }] : [],
  )
  let done = 0
  for (const [at, row] of rows.entries()) {
    if (signal.aborted) return { outcome: 'paused', message: '' }
    onProgress({ done: at, total: rows.length })
    const why = await added(row, given, services)
    if (why === undefined) done += 1
    else left.push({ name: row.name, reason: why })
  }
  if (input.how === 'given') return { message: `${counted(done, 'membership')} given.`, left, to: '/cpanel/membersdatabase' }
  return { message: `${counted(done, 'order')} made. Record the checks in the ledger when they come.`, left }
}

/** Why a row was skipped; `undefined` if it was added. */
async function added(
  row: NewMember,
  { plan, input, key }: RunGiven<NewMembersInput, NewMembersPlan>,
  services: Services,
): Promise<string | undefined> {
  const callables = services.get(Callables)
  const { productId, level, cents } = plan.bought!
  const rowKey = `${key}-${row.id}`
  try {
    const personId = row.personId ?? (await newPerson(row, rowKey, callables))
    if (input.how === 'given') await callables.call(giveTerm, { key: rowKey, personId, productId, level, reason: (input.reason ?? '').trim() })
    else await callables.call(orderMembership, { key: rowKey, personId, productId, level, seenCents: cents })
    return undefined
  } catch (error) {
    const rule = brokenRuleOf(error)?.rule
    if (rule === 'email-taken') return 'somebody else has this address by now. Add them again to see who.'
    if (rule === 'no-email') return 'mail to their address comes back, and they have no other.'
    if (rule === 'price-changed') return 'the price has changed. Add them again to see the new one.'
    throw error
  }
}

async function newPerson({ first, last, email }: NewMember, rowKey: string, callables: Callables): Promise<string> {
  const { personId } = await callables.call(addPerson, {
    personId: rowKey.replaceAll('-', ''),
    kind: 'person',
    first,
    last,
    tags: [],
    source: 'Added as a member',
    emails: [{ address: email }],
    phones: [],
    addresses: [],
  })
  return personId
}
