import { templateFacts } from '../../../../../domain/set-up/organisation-set-up'
import { publishTemplates } from '../../../../../domain/set-up/publish-templates.contract'
import { type PageKey, pageAddress, pageKeys, pageTemplate } from '../../../../../domain/set-up/templates/page-templates'
import { Callables } from '../../../../../domain/shared/functions/callables'
import { useService } from '../../../../app-services/app-context'
import type { StepProps } from '../step-props'
import { TextsForm } from './texts-form'

/** The first pages of the site and of its sections. */
export default function PagesStep({ progress, ...step }: StepProps) {
  const callables = useService(Callables)
  const facts = templateFacts(progress)
  if (!facts) return null
  const texts = pageKeys.map(key => ({ key, to: pageAddress(key), isPublished: progress.pages.includes(key), ...pageTemplate(key).text(facts) }))
  return (
    <TextsForm
      // Remounts when the texts change: published ones are no longer offered.
      key={progress.pages.join(' ')}
      texts={texts}
      publish={chosen =>
        callables.call(publishTemplates, {
          pages: chosen.map(({ key, title, description, body }) => ({
            key: key as PageKey,
            title,
            body,
            ...(description !== undefined && { description }),
          })),
          policies: [],
        })
      }
      {...step}
    />
  )
}
