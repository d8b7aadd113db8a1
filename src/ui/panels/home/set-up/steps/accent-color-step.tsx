import { accentContrast, hexOf, isReadable, minTextContrast } from '../../../../../domain/content/accent-contrast'
import { organisation } from '../../../../../domain/shared/records/organisation.collection'
import type { FieldInputProps } from '../../../../forms/field-input-props'
import { Button } from '../../../../kit/button'
import { TextField } from '../../../../kit/controls/text-field'
import { PageHead } from '../../../../kit/page-head'
import css from '../set-up.module.css'
import { SettingsForm } from '../settings-form'
import { SiteFrame } from '../site-frame'
import type { StepProps } from '../step-props'
import { LogoForm } from './logo-form'

/** `--accent` of `tokens.css`, the default color of a site. */
const standardAccent = '#d43121'

/** The accent color, with the contrast of text on it and in it. */
export default function AccentColorStep({ progress, ...step }: StepProps) {
  return (
    <SettingsForm
      of={organisation}
      record={progress.organisation}
      asked={[{ name: 'accent', input: AccentInput }]}
      usual={{ accent: standardAccent }}
      check={({ accent }) => ({ accent: accentProblem(accent === undefined ? standardAccent : String(accent)) })}
      renderPreview={values => (
        <SiteFrame progress={progress} values={values}>
          <div className={css.text}>
            <PageHead over={values.season} title={values.tagline || values.name} />
            <p>
              <Button look="main">A button</Button> <Button>Another button</Button>
            </p>
            <p className={css.accentText}>Text in the accent color</p>
          </div>
        </SiteFrame>
      )}
      {...step}
    >
      <LogoForm progress={progress} />
    </SettingsForm>
  )
}

function accentProblem(accent: string): string | undefined {
  const found = accentContrast(accent)
  if (!found) return 'Choose a color.'
  return isReadable(found) ? undefined : `Text needs a contrast of ${minTextContrast} : 1. Choose a darker or a lighter color.`
}

function AccentInput({ field, value, error, isMarked = true, onChange }: FieldInputProps) {
  const accent = typeof value === 'string' ? value : standardAccent
  const found = accentContrast(accent)
  const rows = found
    ? ([
        ['Black or white on the color', found.onAccent],
        ['Text in the color, light pages', found.onLight],
        ['Text in the color, dark pages', found.onDark],
      ] as const)
    : []
  return (
    <>
      <TextField
        type="color"
        label={field.label}
        help="On light and dark pages, text in the color is made darker or lighter."
        error={error}
        withAsterisk={isMarked}
        value={hexOf(accent) ?? standardAccent}
        onChange={event => onChange(event.currentTarget.value)}
      />
      <dl className={css.contrasts} aria-live="polite" aria-label="Contrast">
        {rows.map(([label, ratio]) => (
          <div key={label} data-low={ratio < minTextContrast || undefined}>
            <dt>{label}</dt>
            <dd>
              {(Math.floor(ratio * 10) / 10).toFixed(1)} : 1, {ratio >= minTextContrast ? 'readable' : `too low, ${minTextContrast} is needed`}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
