import type { MemberKind } from '../../../../domain/accounts/joining-drafts.collection'
import { type ListedOption, OptionList } from './option-list'

export const kindWords: { readonly [K in MemberKind]: string } = {
  artist: 'Artist',
  artlover: 'Art lover',
  student: 'Student',
  business: 'Business',
}

const options: readonly (ListedOption & { readonly value: MemberKind })[] = [
  { value: 'artist', label: kindWords.artist, about: 'You make art and want to show it.' },
  { value: 'artlover', label: kindWords.artlover, about: 'You visit studios and follow artists all year.' },
  { value: 'student', label: kindWords.student, about: 'You are learning to make or study art.' },
  { value: 'business', label: kindWords.business, about: 'You advertise, sponsor or offer perks to members.' },
]

interface MemberKindChoiceProps {
  readonly kind: MemberKind | undefined
  readonly problem: string | undefined
  readonly onChange: (kind: MemberKind) => void
}

/** The kind of member; it decides what is asked next and can be changed later. */
export const MemberKindChoice = ({ kind, problem, onChange }: MemberKindChoiceProps) => (
  <OptionList
    name="kind"
    problem={problem}
    legend="Who are you?"
    options={options}
    value={kind ? [kind] : []}
    onChange={([chosen]) => {
      const found = options.find(({ value }) => value === chosen)
      if (found) onChange(found.value)
    }}
  />
)
