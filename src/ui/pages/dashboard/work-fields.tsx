import { pictureLimits } from '../../../domain/content/picture-upload'
import { Choice } from '../../kit/choice'
import { Select } from '../../kit/select'
import { TextField } from '../../kit/text-field'
import { availabilityWords } from './artwork-words'
import css from './dashboard.module.css'
import { TextArea } from './text-area'
import type { Availability, WorkDraft } from './work-draft'

const choices = Object.entries(availabilityWords).map(([value, label]) => ({ value, label: label[0]!.toUpperCase() + label.slice(1) }))
const units = [
  { value: 'in', label: 'inches' },
  { value: 'cm', label: 'cm' },
]

interface WorkFieldsProps {
  readonly draft: WorkDraft
  /** Whether what is wrong is said: after the first try. */
  readonly tried: boolean
  /** Asks for the words of its picture too: of a work that has none yet. */
  readonly withPicture?: boolean
}

/** What is said of a work. */
export function WorkFields({ draft: { words, change, wrong }, tried, withPicture = false }: WorkFieldsProps) {
  const shown: Partial<typeof wrong> = tried ? wrong : {}
  const side = (name: 'height' | 'width' | 'depth', label: string, error?: string) => (
    <TextField
      label={label}
      inputMode="decimal"
      maxLength={7}
      value={words[name]}
      onChange={event => change({ [name]: event.target.value })}
      error={error}
    />
  )
  return (
    <>
      {withPicture && (
        <TextArea
          label="The picture in words"
          help="Read out to those who cannot see it."
          rows={2}
          maxLength={pictureLimits.alt}
          value={words.alt}
          onChange={event => change({ alt: event.target.value })}
          error={shown.alt}
        />
      )}
      <TextField label="Title" maxLength={120} value={words.title} onChange={event => change({ title: event.target.value })} error={shown.title} />
      <div className={css.pair}>
        <TextField
          label="Year"
          inputMode="numeric"
          maxLength={4}
          value={words.year}
          onChange={event => change({ year: event.target.value })}
          error={shown.year}
        />
        <TextField label="Made of" maxLength={120} value={words.medium} onChange={event => change({ medium: event.target.value })} />
      </div>
      <div className={css.sides}>
        {side('height', 'Height', shown.size)}
        {side('width', 'Width')}
        {side('depth', 'Depth')}
        <Choice
          legend="Sizes, if you like, in"
          options={units}
          value={[words.unit]}
          onChange={([unit]) => change({ unit: unit === 'cm' ? 'cm' : 'in' })}
        />
      </div>
      <div className={css.pair}>
        <Select
          label="Availability"
          options={choices}
          value={words.availability}
          onChange={event => change({ availability: event.target.value as Availability })}
        />
        {words.availability === 'sale' && (
          <TextField
            label="Price in dollars"
            inputMode="decimal"
            value={words.price}
            onChange={event => change({ price: event.target.value })}
            error={shown.price}
          />
        )}
      </div>
      <TextArea
        label="Description (optional)"
        maxLength={1500}
        value={words.description}
        onChange={event => change({ description: event.target.value })}
      />
    </>
  )
}
