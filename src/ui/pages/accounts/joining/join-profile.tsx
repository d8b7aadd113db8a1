import { isBirthdayAsked, needsGuardian } from '../../../../domain/accounts/age'
import type { JoiningDraft } from '../../../../domain/accounts/joining'
import { TextField } from '../../../kit/text-field'
import { EmailField } from '../email-field'
import css from './joining.module.css'
import type { ProfileProblems } from './joining-steps'
import { OptionList } from './option-list'

interface JoinProfileProps {
  readonly draft: JoiningDraft
  readonly now: Date
  /** Shown once the step was tried. */
  readonly problems: ProfileProblems
  readonly onChange: (change: Partial<JoiningDraft>) => void
}

/** The least we have to know of somebody. */
export function JoinProfile({ draft, now, problems, onChange }: JoinProfileProps) {
  const { kind, first = '', last = '', organisation = '', pronouns = '', phone = '', birthYear = '', hadBirthday = false, guardianEmail = '' } = draft
  const year = /^\d{4}$/.test(birthYear) ? Number(birthYear) : undefined
  const young = year !== undefined && problems.birthYear === undefined && needsGuardian(year, now) && year <= now.getUTCFullYear()
  return (
    <>
      {kind === 'business' && (
        <TextField
          label="Business"
          name="organization"
          autoComplete="organization"
          maxLength={140}
          value={organisation}
          onChange={event => onChange({ organisation: event.target.value })}
          error={problems.organisation}
        />
      )}
      <div className={css.pair}>
        <TextField
          label="First name"
          name="given-name"
          autoComplete="given-name"
          maxLength={80}
          value={first}
          onChange={event => onChange({ first: event.target.value })}
          error={problems.first}
        />
        <TextField
          label="Last name"
          name="family-name"
          autoComplete="family-name"
          maxLength={80}
          value={last}
          onChange={event => onChange({ last: event.target.value })}
          error={problems.last}
        />
        <TextField
          label="Year of birth"
          name="bday-year"
          autoComplete="bday-year"
          inputMode="numeric"
          maxLength={4}
          value={birthYear}
          onChange={event => onChange({ birthYear: event.target.value.replace(/\D/g, '') })}
          help="Never shown. From 13 years of age."
          error={problems.birthYear}
        />
        <TextField label="Pronouns (optional)" maxLength={40} value={pronouns} onChange={event => onChange({ pronouns: event.target.value })} />
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
          label="E-mail of a parent or guardian"
          name="guardian"
          autoComplete="off"
          help="Under 18 we write to them too, and nothing of you is shown in public."
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
        value={phone}
        onChange={event => onChange({ phone: event.target.value })}
        help="So that we can reach you on an open-studio day."
      />
    </>
  )
}
