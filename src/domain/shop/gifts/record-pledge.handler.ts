import { campaigns } from '../../giving/campaigns.collection'
import { donations } from '../../giving/donations.collection'
import { pledges } from '../../giving/pledges.collection'
import { PeopleAtAddresses } from '../../people/people-at-addresses'
import { defineHandler, recordAt } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { omitUndefined } from '../../shared/omit-undefined'
import type { DataOf } from '../../shared/records/collection'
import { RuleBroken } from '../../shared/records/rule-broken'
import { deskPayer } from '../desk/desk-payer'
import { recordPledge, writeOffPledge } from './record-pledge.contract'

export const recordPledgeHandler = defineHandler(recordPledge, async (context, { id, personId, email, amountCents, causeId, dueOn, matchOf }) => {
  const { buyer } = await deskPayer(context, omitUndefined({ personId, email }) as { personId?: string; email?: string })
  if (buyer.personId === undefined && email === undefined) throw new RuleBroken('donor-missing')
  await context.records.transact(async within => {
    const [former, cause, matched] = await Promise.all([
      within.get(pledges, id),
      within.get(campaigns, causeId),
      matchOf === undefined ? undefined : within.get(donations, matchOf),
    ])
    if (former) return
    if (!cause) throw new Refused('not-found', causeId)
    if (matchOf !== undefined && !matched) throw new Refused('not-found', matchOf)
    const people = await PeopleAtAddresses.read(within, email === undefined ? [] : [email], () => context.ids.next())
    const pledge = omitUndefined<DataOf<typeof pledges>>({
      personId: buyer.personId ?? people.id(email!),
      amount: { cents: amountCents, cur: 'usd' },
      received: { cents: 0, cur: 'usd' },
      campaignId: causeId,
      dueOn,
      matchOf,
      status: 'open',
    })
    people.write(within)
    within.create(pledges, id, pledge)
  })
  return {}
})

export const writeOffPledgeHandler = defineHandler(writeOffPledge, async ({ records }, { pledgeId, reason }) => {
  await records.transact(async within => {
    const pledge = await recordAt(within, pledges, pledgeId)
    if (pledge.status === 'written_off') return
    within.move(pledges, pledge, 'writeOff', { writtenOffBecause: reason })
  })
  return {}
})
