import { giveTerm } from '../../../../domain/memberships/changes/change-membership.contract'
import { all } from '../../../../domain/shared/records/policy'
import { dayText } from '../../../../domain/shared/time/day-text'
import { cancelMembership } from '../../../../domain/shop/cancelling/cancel-membership.contract'
import { quoteDeskOrder } from '../../../../domain/shop/desk/desk-order.contract'
import { orderMembership } from '../../../../domain/shop/desk/order-membership.contract'
import { counted } from '../../../kit/counted'
import { moneyOf } from '../../../kit/format-money'
import type { MadeColumn } from '../../engine/panel-spec'
import { runPanel } from '../../engine/run/run-panel'
import { type RunPlan, runOf } from '../../engine/run/run-spec'
import { stateText } from '../members/member-row'
import { type CancelRow, cancelFields, planCancel, runCancel } from './cancel-memberships'
import { manyFields, manyInputs } from './membership-run-fields'
import { planMembershipChanges } from './plan-membership-changes'
import { runMembershipChanges } from './run-membership-changes'
import { HowInput, planUpgrades, runUpgrades, type UpgradeRow, upgradeFields } from './upgrade-memberships'

const { days, to, reason, ...always } = manyFields
const only = { extend: { days }, move: { to } }
const verbs = { extend: 'Extend', give: 'Renew', move: 'Transfer', suspend: 'Suspend', resume: 'Resume' }

const dayWords = (day: string | undefined) => day && dayText(day)

const moneyColumn = <R>(name: string, label: string, centsOf: (row: R) => number | undefined): MadeColumn<R> => ({
  name,
  label,
  kind: 'number',
  value: row => dollarsOf(centsOf(row)),
  draw: row => {
    const cents = centsOf(row)
    return cents === undefined ? undefined : moneyOf({ cents })
  },
})

const dollarsOf = (cents: number | undefined) => cents && cents / 100

/** Changes the terms of many members at once. */
export default runPanel({
  runs: {
    change: runOf<typeof manyFields, Awaited<ReturnType<typeof planMembershipChanges>>>({
      title: 'Change many memberships',
      purpose: 'Extend, renew without payment, transfer, suspend or resume. You see the last day of each membership first.',
      rule: giveTerm.access,
      choose: {
        fields: ({ what }) => ({ ...always, ...(what === 'extend' || what === 'move' ? only[what] : {}), reason }),
        inputs: manyInputs,
        begin: { what: 'extend', view: 'ending', days: 30 },
      },
      plan: planMembershipChanges,
      planned: [
        { name: 'name', label: 'Name', value: ({ name }) => name },
        { name: 'membership', label: 'Membership', value: ({ member }) => [member.product?.name, member.levelName].filter(Boolean).join(', ') },
        { name: 'lastDay', label: 'Last day now', value: ({ member }) => member.lastDay, draw: ({ member }) => dayWords(member.lastDay) },
        { name: 'end', label: 'New last day', value: ({ end }) => end, draw: ({ end }) => dayWords(end) },
        { name: 'note', label: 'Why not', value: ({ note }) => note, width: 320 },
        { name: 'state', label: 'State', value: ({ member }) => stateText(member) },
      ],
      label: ({ what = 'extend' }, { toWrite }) => `${verbs[what]} ${counted(toWrite, 'membership')}`,
      run: runMembershipChanges,
    }),
    upgrade: runOf<typeof upgradeFields, RunPlan<UpgradeRow>>({
      title: 'Upgrade memberships with a credit',
      purpose: 'Order another level for many members. You see what their unused days are worth, and what is left to pay, first.',
      rule: all(orderMembership.access, quoteDeskOrder.access),
      choose: {
        fields: upgradeFields,
        inputs: { productId: manyInputs.productId, view: manyInputs.view, to: manyInputs.to, how: HowInput },
        begin: { view: 'current', how: 'link' },
      },
      plan: planUpgrades,
      planned: [
        { name: 'name', label: 'Name', value: ({ name }) => name },
        moneyColumn('credit', 'Credit', ({ offer }) => offer?.creditCents),
        moneyColumn('pays', 'To pay', ({ offer }) => offer?.payCents),
        { name: 'membership', label: 'Membership', value: ({ member }) => [member.product?.name, member.levelName].filter(Boolean).join(', ') },
        { name: 'lastDay', label: 'Last day now', value: ({ member }) => member.lastDay, draw: ({ member }) => dayWords(member.lastDay) },
        { name: 'end', label: 'New last day', value: ({ offer }) => offer?.end, draw: ({ offer }) => dayWords(offer?.end) },
        { name: 'note', label: 'Why not', value: ({ note }) => note, width: 320 },
      ],
      label: ({ how }, { toWrite }) => (how === 'link' ? `Mail ${counted(toWrite, 'payment link')}` : `Make ${counted(toWrite, 'order')}`),
      run: runUpgrades,
    }),
    cancel: runOf<typeof cancelFields, RunPlan<CancelRow>>({
      title: 'Cancel memberships with a refund',
      purpose: 'End memberships today and pay back the days that are paid and not used. You see each refund and each last day first.',
      rule: cancelMembership.access,
      choose: { fields: cancelFields, inputs: { productId: manyInputs.productId, view: manyInputs.view }, begin: { view: 'current' } },
      plan: planCancel,
      planned: [
        { name: 'name', label: 'Name', value: ({ name }) => name },
        { name: 'membership', label: 'Membership', value: ({ membership }) => membership },
        { name: 'lastDay', label: 'Last day now', value: ({ planned }) => planned.lastDay, draw: ({ planned }) => dayWords(planned.lastDay) },
        { name: 'end', label: 'New last day', value: ({ planned }) => planned.end, draw: ({ planned }) => dayWords(planned.end) },
        moneyColumn('refund', 'Goes back', ({ refundCents }) => refundCents),
        moneyColumn('byHand', 'By hand', ({ byHandCents }) => byHandCents),
        { name: 'note', label: 'Why not', value: ({ note }) => note, width: 320 },
      ],
      label: (_, { toWrite }) => `Cancel ${counted(toWrite, 'membership')}`,
      run: runCancel,
    }),
  },
})
