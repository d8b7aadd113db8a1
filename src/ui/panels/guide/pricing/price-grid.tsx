import { useLayoutEffect, useRef, useState } from 'react'
import { priceAudiences, pricePhases } from '../../../../domain/guide/price-phases'
import { type PriceKind, priceKindKey } from '../../../../domain/guide/pricing/price-rules'
import type { PriceRow } from '../../../../domain/guide/pricing/registration-price'
import { choiceText } from '../../../forms/choice-text'
import type { FieldInput } from '../../../forms/field-input-props'
import { Button } from '../../../kit/button'
import { Select } from '../../../kit/controls/select'
import { TextField } from '../../../kit/controls/text-field'
import { moneyOf } from '../../../kit/format-money'
import { Table } from '../../../kit/table'

const audienceWords: Readonly<Record<PriceRow['audience'], string>> = {
  member: 'Members',
  nonMember: 'Not members',
  group: 'Groups',
  community: 'In a community space',
  scholarship: 'With a scholarship',
}
const kindText = ({ tier, audience, registration, groupFrom }: PriceKind) =>
  [
    tier,
    groupFrom === undefined ? audienceWords[audience].toLowerCase() : `groups of ${groupFrom} or more`,
    ...(registration === 2 ? ['second registration'] : []),
  ].join(', ')

/** One price: `Premier, members, early: $225`. */
export const priceText = (row: PriceRow) => `${kindText(row)}, ${row.phase}: ${moneyOf(row)}`

/** The price table: a line for each kind of registration, with a price for each phase. */
export const PriceGrid: FieldInput = ({ value, onChange, error, isReadOnly }) => {
  const rows = (value ?? []) as readonly PriceRow[]
  const grid = useRef<HTMLFieldSetElement>(null)
  const removed = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (removed.current === undefined) return
    // The line that had the focus is gone: the next one has it, or the last, or what adds one.
    const buttons = grid.current?.querySelectorAll<HTMLElement>('td button, summary') ?? []
    buttons[removed.current]?.focus()
    removed.current = undefined
  })
  const kinds = [...new Map(rows.map(row => [priceKindKey(row), row] as const))]
  const put = (kind: PriceKind, phase: PriceRow['phase'], cents: number | undefined) => {
    const key = priceKindKey(kind)
    const at = rows.findIndex(row => priceKindKey(row) === key && row.phase === phase)
    const { tier, audience, registration, groupFrom } = kind
    const row = { tier, audience, registration, ...(groupFrom !== undefined && { groupFrom }), phase, cents: cents ?? 0 }
    if (cents === undefined) onChange(rows.filter((_, i) => i !== at))
    else onChange(at < 0 ? [...rows, row] : rows.with(at, row))
  }
  return (
    <fieldset ref={grid}>
      <legend>Prices in dollars</legend>
      {error && <p role="alert">{error}</p>}
      <Table stacks aria-label="Prices">
        <thead>
          <tr>
            <th scope="col">Registration</th>
            {pricePhases.map(phase => (
              <th key={phase} scope="col">
                {choiceText(phase)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(([key, kind], at) => (
            <tr key={key}>
              <th scope="row">{kindText(kind)}</th>
              {pricePhases.map(phase => (
                <td key={phase} data-label={choiceText(phase)}>
                  <Dollars
                    label={`${kindText(kind)}, ${phase}`}
                    cents={rows.find(row => priceKindKey(row) === key && row.phase === phase)?.cents}
                    onChange={cents => put(kind, phase, cents)}
                    isReadOnly={isReadOnly}
                  />
                </td>
              ))}
              <td>
                <Button
                  size="xs"
                  aria-label={`Remove ${kindText(kind)}`}
                  onClick={() => {
                    removed.current = at
                    onChange(rows.filter(row => priceKindKey(row) !== key))
                  }}
                >
                  Remove
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <AddKind
        tiers={[...new Set(rows.map(({ tier }) => tier))]}
        onAdd={kind => onChange([...rows, ...pricePhases.map(phase => ({ ...kind, phase, cents: 0 }))])}
        taken={new Set(kinds.map(([key]) => key))}
      />
    </fieldset>
  )
}

/** A price of $0 to $5,000, stored in cents. */
export const CentsInput: FieldInput = ({ field, value, onChange, error, isReadOnly }) => (
  <TextField
    type="number"
    min={0}
    max={100}
    step="0.01"
    label={field.label}
    help="US dollars"
    error={error}
    readOnly={isReadOnly}
    value={typeof value === 'number' ? value / 100 : ''}
    onChange={event => onChange(event.currentTarget.value === '' ? undefined : Math.round(Number(event.currentTarget.value) * 100))}
  />
)

interface DollarsProps {
  readonly label: string
  readonly cents: number | undefined
  readonly onChange: (cents: number | undefined) => void
  readonly isReadOnly: boolean
}

const Dollars = ({ label, cents, onChange, isReadOnly }: DollarsProps) => (
  <TextField
    type="number"
    min={0}
    max={5000}
    step="0.01"
    aria-label={label}
    readOnly={isReadOnly}
    value={cents === undefined ? '' : cents / 100}
    onChange={event => {
      const { value } = event.currentTarget
      onChange(value === '' ? undefined : Math.min(500_000, Math.max(0, Math.round(Number(value) * 100))))
    }}
  />
)

interface AddKindProps {
  readonly tiers: readonly string[]
  readonly taken: ReadonlySet<string>
  readonly onAdd: (kind: PriceKind) => void
}

/** Adds a line: a group step, a community space, a scholarship, or a second registration. */
function AddKind({ tiers, taken, onAdd }: AddKindProps) {
  const [tier = tiers[0] ?? '', setTier] = useState<string>()
  const [audience, setAudience] = useState<PriceRow['audience']>('group')
  const [registration, setRegistration] = useState(1)
  const [from, setFrom] = useState(5)
  const kind: PriceKind = { tier, audience, registration, ...(audience === 'group' && { groupFrom: from }) }
  const isTaken = taken.has(priceKindKey(kind))
  return (
    <details>
      <summary>Add a line of prices</summary>
      <Select label="Tier" options={tiers} value={tier} onChange={event => setTier(event.currentTarget.value)} />
      <Select
        label="For"
        options={priceAudiences.map(value => ({ value, label: audienceWords[value] }))}
        value={audience}
        onChange={event => setAudience(event.currentTarget.value as PriceRow['audience'])}
      />
      <Select
        label="Which registration"
        options={[
          { value: '1', label: 'First' },
          { value: '2', label: 'Second' },
        ]}
        value={String(registration)}
        onChange={event => setRegistration(Number(event.currentTarget.value))}
      />
      {audience === 'group' && (
        <TextField
          type="number"
          min={2}
          max={200}
          label="Artists in the group, from"
          value={from}
          onChange={event => setFrom(Math.min(200, Math.max(2, Number(event.currentTarget.value))))}
        />
      )}
      <p>
        <Button size="s" disabled={isTaken || tier === ''} onClick={() => onAdd(kind)}>
          Add prices
        </Button>{' '}
        {isTaken && <small>These prices are in the table already.</small>}
      </p>
    </details>
  )
}
