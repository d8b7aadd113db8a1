import { auditAction } from '../audit/audit-action'
import { defineHandler, type HandlerContext, recordAt } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import { allows, any, scope } from '../shared/records/policy'
import { createPrivateShare, type ListedShare, listPrivateShares, revokePrivateShare } from './manage-private-shares.contract'
import { newPassHash } from './passcode-hash'
import { type PrivateShare, privateShares, type SharedKind, shareDays, sharedKinds } from './private-shares.collection'
import { newToken, shareIdOf } from './share-token'
import { sharedContent } from './shared-content'

/** Links to one record that are listed; the oldest beyond are left out. */
const mostListed = 100

export const createPrivateShareHandler = defineHandler(createPrivateShare, async (context, { passcode, days = shareDays.usual, ...asked }) => {
  requireScope(context, asked.kind)
  if (!(await sharedContent(context, asked))) throw new Refused('not-found', asked.ref)
  const token = newToken()
  const shareId = await shareIdOf(token)
  const passHash = passcode === undefined ? undefined : await newPassHash(context, passcode)
  const expires = new Date(context.clock.now().getTime() + days * 86_400_000)
  const share = { ...asked, ...(passHash !== undefined && { passHash }), expires, views: 0, status: 'active' as const }
  await context.records.transact(async within => {
    within.create(privateShares, shareId, share)
    auditAction(within, context, actionOn('create', shareId, asked.kind))
  })
  return { shareId, path: `/private/${token}` }
})

export const revokePrivateShareHandler = defineHandler(revokePrivateShare, async (context, { shareId }) => {
  await context.records.transact(async within => {
    const share = await recordAt(within, privateShares, shareId)
    requireScope(context, share.kind)
    if (share.status !== 'active') return
    within.move(privateShares, share, 'revoke')
    auditAction(within, context, actionOn('revoke', shareId, share.kind))
  })
  return {}
})

export const listPrivateSharesHandler = defineHandler(listPrivateShares, async (context, { kind, ref }) => {
  requireScope(context, kind)
  const found = await context.records.find(privateShares, {
    where: [
      ['kind', '==', kind],
      ['ref', '==', ref],
    ],
    orderBy: [['createdAt', 'desc']],
    limit: mostListed,
  })
  return { shares: found.map(listed) }
})

const listed = ({ id, madeFor, expires, status, passHash, signIn, maxViews, views, lastViewedAt }: PrivateShare): ListedShare => ({
  id,
  madeFor,
  expires: expires.toISOString(),
  status,
  hasPasscode: passHash !== undefined,
  signIn,
  views,
  ...(maxViews !== undefined && { maxViews }),
  ...(lastViewedAt && { lastViewedAt: lastViewedAt.toISOString() }),
})

const actionOn = (verb: 'create' | 'revoke', entityId: string, kind: SharedKind) => ({
  scope: sharedKinds[kind][0],
  action: `privateShare.${verb}`,
  entity: privateShares.path,
  entityId,
  after: { kind },
})

function requireScope({ actor }: HandlerContext, kind: SharedKind): void {
  if (!allows(any(...sharedKinds[kind].map(scope)), actor)) throw new Refused('permission-denied', kind)
}
