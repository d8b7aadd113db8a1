import type { ChangeEvent } from 'react'
import type { JoiningDraft } from '../../../../domain/accounts/joining'
import { isBirthdayAsked, needsGuardian } from '../../../../domain/people/age'
import { TextField } from '../../../kit/controls/text-field'
import { EmailField } from '../email-field'
import css from './joining.module.css'
import type { ProfileProblems } from './joining-steps'
import { OptionList } from './option-list'

interface JoinProfileProps {
  readonly draft: JoiningDraft
  readonly now: Date
  /** Shown after the first attempt. */
  readonly problems: ProfileProblems
  readonly onChange: (change: Partial<JoiningDraft>) => void
}

type Typed = 'organisation' | 'first' | 'last' | 'birthYear' | 'pronouns' | 'phone'

/** The minimum we need to know about a person. */
export function JoinProfile({ draft, now, problems, onChange }: JoinProfileProps) {
  const { kind, birthYear = '', hadBirthday = false, guardianEmail = '' } = draft
  const year = /^\d{4}$/.test(birthYear) ? Number(birthYear) : undefined
  const young = year !== undefined && problems.birthYear === undefined && needsGuardian(year, now) && year <= now.getUTCFullYear()
  const wrong: { readonly [field in Typed]?: string } = problems
  const typed = (name: Typed) => ({
    value: draft[name] ?? '',
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ [name]: event.target.value }),
    error: wrong[name],
  })
  return (
    <>
      {kind === 'business' && (
        <TextField label="Business" name="organization" autoComplete="organization" maxLength={140} {...typed('organisation')} />
      )}
      <div className={css.pair}>
        <TextField label="First name" name="given-name" autoComplete="given-name" maxLength={80} {...typed('first')} />
        <TextField label="Last name" name="family-name" autoComplete="family-name" maxLength={80} {...typed('last')} />
        <TextField
          label="Year of birth"
          name="bday-year"
          autoComplete="bday-year"
          inputMode="numeric"
          maxLength={4}
          {...typed('birthYear')}
          onChange={event => onChange({ birthYear: event.target.value.replace(/\D/g, '') })}
          help="We never show it. You have to be 13 or older."
        />
        <TextField label="Pronouns (optional)" maxLength={40} {...typed('pronouns')} />
      </div>
      {year !== undefined && isBirthdayAsked(year, now) && (
        <>
          <OptionList
            legend="Your birthday"
            small
            several
            options={[{ value: 'had', label: 'I have had my 13th birthday' }]}
            value={hadBirthday ? ['had'] : []}
            onChange={chosen => onChange({ hadBirthday: chosen.length > 0 })}
          />
          {problems.hadBirthday && <p className={css.error}>{problems.hadBirthday}</p>}
        </>
      )}
      {young && (
        <EmailField
          label="Email of a parent or guardian"
          name="guardian"
          autoComplete="off"
          help="Until you are 18, we write to them too and show nothing about you in public."
          value={guardianEmail}
          onChange={value => onChange({ guardianEmail: value })}
          error={problems.guardianEmail}
        />
      )}
      <TextField
        label="Phone (optional)"
        type="tel"
        name="tel"
        autoComplete="tel"
        maxLength={20}
        {...typed('phone')}
        help="So that we can reach you on an open-studio day."
      />
    </>
  )
}
