import { publishPolicy } from '../../../../domain/content/policies/publish-policy.contract'
import type { PolicyVersion } from '../../../../domain/content/policy-service'
import { dayOf } from '../../../kit/time/format-time'
import { WhatChanged } from '../../../policies/what-changed'
import { ActionButtons } from '../../engine/actions/action-buttons'
import { callAction } from '../../engine/actions/call-action'
import type { Outcome } from '../../engine/actions/use-outcome'
import type { PanelAction } from '../../engine/panel-spec'
import { usePanelContext } from '../../engine/use-panel-context'
import css from './policyedit.module.css'

interface PublishPolicySectionProps {
  readonly draft: PolicyVersion
  /** The version published last. */
  readonly before: PolicyVersion | undefined
  readonly outcome: Outcome
}

/** What the saved draft changes, and its publication by a superadmin. */
export function PublishPolicySection({ draft, before, outcome }: PublishPolicySectionProps) {
  const { may, tz } = usePanelContext()
  return (
    <section className={css.text} aria-label={`Draft of version ${draft.version}`}>
      <h2>Draft of version {draft.version}</h2>
      <p>Visitors do not see this version yet.</p>
      {before ? <WhatChanged before={before} after={draft} /> : <p>This is the first version, so there is nothing to compare it with.</p>}
      {may(publishPolicy.access) ? (
        <p>
          <ActionButtons actions={[publish(tz)]} rows={[draft]} outcome={outcome} />
        </p>
      ) : (
        <p>A superadmin publishes this version.</p>
      )}
    </section>
  )
}

const publish = (tz: string): PanelAction<PolicyVersion> =>
  callAction(publishPolicy)({
    label: 'Publish this version',
    on: 'one',
    ask: {
      what: ([draft]) =>
        `Version ${draft!.version} is in effect from ${dayOf(draft!.effective, tz, { year: true })}, or at once if that day is over. Nobody can change it after you publish it.${
          draft!.reaccept ? ` ${askedPeople[draft!.kind]} are asked to agree to it.` : ''
        }`,
      fields: {},
    },
    input: ({ id, rev }) => ({ id, rev }),
    done: ({ state }, { version, effective }) =>
      state === 'effective'
        ? `Version ${version} is in effect.`
        : `Version ${version} is published. It takes effect on ${dayOf(effective, tz, { year: true })}.`,
  })

const everybody = 'All people with an account'
const askedPeople: Readonly<Record<PolicyVersion['kind'], string>> = {
  privacy: everybody,
  copyright: everybody,
  terms: everybody,
  registration: 'Artists who registered',
  advertising: 'Advertisers',
  refund: 'People who ordered something',
}
