import { type FormEvent, useState } from 'react'
import { leastReason } from '../../../../domain/accounts/reason'
import { type GrantedRole, grantedRoles, needsApproval } from '../../../../domain/accounts/role-grants'
import type { RoleInput } from '../../../../domain/accounts/set-role.function'
import { type Scope, scopes } from '../../../../domain/shared/policy'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Button } from '../../../office/controls/button'
import { CheckboxGroup } from '../../../office/controls/checkbox'
import { NativeSelect } from '../../../office/controls/native-select'
import { SearchSelect } from '../../../office/controls/search-select'
import { TextInput } from '../../../office/controls/text-input'
import { Textarea } from '../../../office/controls/textarea'
import { accessQueries } from '../../../queries/access.queries'
import { instantOf } from '../../engine/instant-of'
import css from './access.module.css'
import { roleNames, scopeWords } from './role-words'

interface GiveRoleProps {
  readonly self: string | undefined
  /** The organisation's zone: a last day ends at its midnight. */
  readonly tz: string
  readonly onGive: (input: RoleInput) => Promise<boolean>
}

interface Entered {
  readonly personId: string | null
  readonly role: GrantedRole
  readonly scopes: readonly Scope[]
  readonly callId: string | null
  readonly lastDay: string
  readonly reason: string
}
const nothing: Entered = { personId: null, role: 'admin', scopes: [], callId: null, lastDay: '', reason: '' }

type Problems = { readonly [K in keyof Entered]?: string }

function problemsOf({ personId, role, scopes: chosen, callId, lastDay, reason }: Entered): Problems {
  return {
    ...(personId === null && { personId: 'Choose a person.' }),
    ...(role === 'admin' && chosen.length === 0 && { scopes: 'Choose one scope at least.' }),
    ...(role === 'juror' && callId === null && { callId: 'Choose the call.' }),
    ...(role === 'volunteer' && lastDay === '' && { lastDay: 'A volunteer’s role has a last day.' }),
    ...(reason.trim().length < leastReason && { reason: `Say why in ${leastReason} characters or more.` }),
  }
}

/** The form that gives a role. Whoever is to have it needs an account; nobody gives herself one. */
export function GiveRole({ self, tz, onGive }: GiveRoleProps) {
  const app = useApp()
  const accounts = useLiveQuery(accessQueries(app).accounts())
  const calls = useLiveQuery(accessQueries(app).calls())
  const [entered, setEntered] = useState(nothing)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [isAsked, setAsked] = useState(false)
  const change = (more: Partial<Entered>) => setEntered({ ...entered, ...more })
  const problems = problemsOf(entered)
  const shown = isAsked ? problems : {}
  const people = accounts.flatMap(({ personId, displayName, email, disabled }) =>
    personId === undefined || personId === self || disabled ? [] : [{ value: personId, label: `${displayName || email} (${email})` }],
  )

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (Object.keys(problems).length > 0) return
    const input = await inputOf(entered, key, tz)
    if (!input || !(await onGive(input))) return
    setEntered(nothing)
    setKey(crypto.randomUUID())
    setAsked(false)
  }
  return (
    <section className={css.part} aria-labelledby="give">
      <h2 id="give">Give a role</h2>
      <form className={css.part} noValidate onSubmit={event => void submit(event)}>
        <div className={css.fields}>
          <SearchSelect
            label="Person"
            description="Everybody with an account"
            data={people}
            value={entered.personId}
            onChange={personId => change({ personId })}
            error={shown.personId}
            nothingFound="Nobody of this name has an account."
          />
          <NativeSelect
            label="Role"
            description="Staff work in the office"
            data={grantedRoles.map(value => ({ value, label: roleNames[value] }))}
            value={entered.role}
            onChange={event => change({ role: event.currentTarget.value as Entered['role'] })}
          />
          {entered.role === 'juror' && (
            <SearchSelect
              label="Call"
              description="Five at one time at most"
              data={calls.map(({ id, title }) => ({ value: id, label: title }))}
              value={entered.callId}
              onChange={callId => change({ callId })}
              error={shown.callId}
            />
          )}
          <TextInput
            label={entered.role === 'volunteer' ? 'Last day' : 'Last day, if any'}
            description="It ends that night"
            type="date"
            value={entered.lastDay}
            onChange={event => change({ lastDay: event.currentTarget.value })}
            error={shown.lastDay}
          />
        </div>
        {entered.role === 'admin' && (
          <CheckboxGroup
            label="Scopes"
            choices={scopes.map(name => ({ value: name, label: scopeWords[name] }))}
            value={entered.scopes}
            onChange={chosen => change({ scopes: scopes.filter(name => chosen.includes(name)) })}
            error={shown.scopes}
          />
        )}
        <Textarea
          label="Why"
          value={entered.reason}
          onChange={event => change({ reason: event.currentTarget.value })}
          error={shown.reason}
          rows={2}
          maxLength={300}
        />
        {needsApproval(entered) && <p>This waits until somebody who neither asked for it nor gets it approves it.</p>}
        <div className={css.acts}>
          <Button type="submit">{needsApproval(entered) ? 'Ask for the role' : 'Give the role'}</Button>
        </div>
      </form>
    </section>
  )
}

/** What is sent; `undefined` while something is missing. */
async function inputOf(
  { personId, role, scopes: chosen, callId, lastDay, reason }: Entered,
  key: string,
  tz: string,
): Promise<RoleInput | undefined> {
  if (personId === null) return undefined
  const until = lastDay === '' ? {} : { until: await endOfDay(lastDay, tz) }
  const shared = { key, personId, reason: reason.trim() }
  switch (role) {
    case 'admin':
      return { ...shared, ...until, role, scopes: [...chosen] }
    case 'superadmin':
      return { ...shared, ...until, role }
    case 'juror':
      return callId === null ? undefined : { ...shared, ...until, role, callId }
    case 'volunteer':
      return until.until === undefined ? undefined : { ...shared, role, until: until.until }
  }
}

/** The midnight after a day, on the organisation's clocks. */
const endOfDay = async (day: string, tz: string): Promise<string> => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return (await instantOf(`${new Date(Date.UTC(year, month - 1, date + 1)).toISOString().slice(0, 10)}T00:00`, tz)).toISOString()
}
