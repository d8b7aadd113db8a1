import { officeSettings } from '../../../../../domain/content/office-settings.collection'
import { templateFacts } from '../../../../../domain/set-up/organisation-set-up'
import { policyTemplate } from '../../../../../domain/set-up/templates/policy-templates'
import { RichText } from '../../../../kit/rich-text'
import css from '../set-up.module.css'
import { SettingsForm } from '../settings-form'
import { SitePreview } from '../site-preview'
import type { StepProps } from '../step-props'

const asked = [
  { name: 'legalName', help: 'As on your registration, like “Harbor Arts, Inc.”' },
  { name: 'ein', help: 'Like 12-3456789. Leave it empty if you have none; receipts for gifts need it.' },
  {
    name: 'taxYears',
    help: 'What the tax office sets for gifts in a year. Letters to donors follow it. Leave an amount empty to do without what it allows.',
  },
]

const isEin = /^\d{2}-\d{7}$/

/** The organization's legal name and tax number. */
export default function LegalStep({ progress, ...step }: StepProps) {
  return (
    <SettingsForm
      of={officeSettings}
      record={progress.office}
      begin={{ legalName: progress.organisation?.name ?? '', taxYears: [], features: [], reservedSlugs: [] }}
      asked={asked}
      check={({ ein }) => ({
        ein: ein === undefined || isEin.test(String(ein)) ? undefined : 'Enter nine digits, like 12-3456789, or leave it empty.',
      })}
      renderPreview={({ legalName = '', ein }) => {
        const facts = templateFacts({ ...progress, office: { legalName, ein } as never })
        const policy = facts && policyTemplate('privacy', facts).body
        return (
          <SitePreview to="/privacypolicy">
            <div className={css.text}>
              <h2>Privacy policy</h2>
              {policy && <RichText document={{ ...policy, content: policy.content.slice(0, 1) }} />}
            </div>
          </SitePreview>
        )
      }}
      {...step}
    />
  )
}
