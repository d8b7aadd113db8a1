import { printCards } from '../../../../domain/memberships/member-cards.contract'
import { noticeDays, remindMembers } from '../../../../domain/memberships/notices/remind-members.contract'
import { all } from '../../../../domain/shared/records/policy'
import { orderMembership } from '../../../../domain/shop/desk/order-membership.contract'
import { sendPaymentLink } from '../../../../domain/shop/desk/send-payment-link.contract'
import type { PanelAction } from '../../engine/panel-spec'
import { cardsSearch } from './cards-address'
import type { ToRemind } from './member-notices'
import type { ToRenew } from './renew-members'

/** The actions for many members at once. */
export const remindMany: PanelAction<ToRemind> = {
  label: 'Send a renewal notice',
  on: 'many',
  rule: remindMembers.access,
  ask: {
    what: rows =>
      `A mail says until when their membership lasts and where to renew it. Of ${rows.length}, only those who end within ${noticeDays} days, or have ended, get one, and nobody the same one twice.`,
    fields: {},
  },
  run: async (rows, services, _, onProgress) => (await import('./member-notices')).sendNotices(rows, services, onProgress),
}

/** An order each, of the level that they hold, at today's price; the term begins when its payment is recorded. */
export const renewMany: PanelAction<ToRenew> = {
  label: 'Renew by check',
  on: 'many',
  rule: orderMembership.access,
  ask: {
    what: 'Each gets an order of the level they hold, at today’s price. Nothing is mailed. The new term begins when the check is recorded in the ledger.',
    fields: {},
  },
  run: async (rows, services, _, onProgress) => (await import('./renew-members')).renewMembers(rows, 'cheque', services, onProgress),
}

export const renewByLink: PanelAction<ToRenew> = {
  label: 'Renew by a mailed link',
  on: 'many',
  rule: all(orderMembership.access, sendPaymentLink.access),
  ask: {
    what: 'Each is mailed a link where they pay for the level they hold, at today’s price. The new term begins when it is paid.',
    fields: {},
  },
  run: async (rows, services, _, onProgress) => (await import('./renew-members')).renewMembers(rows, 'link', services, onProgress),
}

export const printCardsOf: PanelAction<{ readonly id: string }> = {
  label: 'Print cards',
  on: 'many',
  rule: printCards.access,
  to: (_, rows) => cardsSearch(rows.map(({ id }) => id)),
}
