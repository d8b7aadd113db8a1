import { templateFacts } from '../../../../../domain/set-up/organisation-set-up'
import { publishTemplates } from '../../../../../domain/set-up/publish-templates.contract'
import { type PolicyKey, policyAddress, policyKeys, policyTemplate } from '../../../../../domain/set-up/templates/policy-templates'
import { Callables } from '../../../../../domain/shared/functions/callables'
import { useService } from '../../../../app-services/app-context'
import { Notice } from '../../../../kit/feedback/notice'
import type { StepProps } from '../step-props'
import { TextsForm } from './texts-form'

/** The first version of each policy that has a page. */
export default function PoliciesStep({ progress, ...step }: StepProps) {
  const callables = useService(Callables)
  const facts = templateFacts(progress)
  if (!facts) return null
  const texts = policyKeys.map(key => ({ key, to: policyAddress[key], isPublished: progress.policies.includes(key), ...policyTemplate(key, facts) }))
  return (
    <TextsForm
      key={progress.policies.join(' ')}
      texts={texts}
      head={
        texts.some(({ isPublished }) => !isPublished) && (
          <Notice title="A lawyer should read this before you rely on it.">
            <p>
              These texts say what this site stores and does. They do not know your state’s law, your contracts, or who else gets data from you. What
              you publish here is version 1, and every later version stays readable.
            </p>
          </Notice>
        )
      }
      publish={chosen =>
        callables.call(publishTemplates, { pages: [], policies: chosen.map(({ key, title, body }) => ({ kind: key as PolicyKey, title, body })) })
      }
      {...step}
    />
  )
}
