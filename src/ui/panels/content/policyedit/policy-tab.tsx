import { useSearchParams } from 'react-router-dom'
import { policies } from '../../../../domain/content/policies.collection'
import type { PolicyKind } from '../../../../domain/content/policy-service'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { RichText } from '../../../kit/rich-text'
import { WhatChanged } from '../../../policies/what-changed'
import { recordsQuery } from '../../../queries/record.queries'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useOutcome } from '../../engine/actions/use-outcome'
import { customPanel } from '../../engine/custom-panel'
import type { Panel } from '../../engine/panel'
import { PolicyForm } from './policy-form'
import css from './policyedit.module.css'
import { PublishPolicySection } from './publish-policy-section'
import { PolicyVersions } from './version-table'

export const policyTabs: Readonly<Record<PolicyKind, Panel>> = {
  privacy: policyTab('privacy', 'Privacy policy'),
  copyright: policyTab('copyright', 'Copyright notice'),
  terms: policyTab('terms', 'Terms'),
  registration: policyTab('registration', 'Registration terms'),
  advertising: policyTab('advertising', 'Advertising terms'),
  refund: policyTab('refund', 'Refund policy'),
}

function policyTab(kind: PolicyKind, name: string): Panel {
  return customPanel(() => <Policy kind={kind} name={name} />)
}

/** All versions of one policy; the one in the address (`?version=`) to read; and the draft of the next one. */
function Policy({ kind, name }: { readonly kind: PolicyKind; readonly name: string }) {
  const [params] = useSearchParams()
  const outcome = useOutcome()
  const versions = useLiveQuery(recordsQuery(useApp(), policies, { where: [['kind', '==', kind]], orderBy: [['version', 'desc']] }))
  const draft = versions.find(({ status }) => status === 'draft')
  const published = versions.find(({ status }) => status !== 'draft')
  const asked = versions.findIndex(({ version }) => String(version) === params.get('version'))
  const [read, before] = asked < 0 ? [] : [versions[asked], versions[asked + 1]]
  return (
    <>
      <OutcomeLine outcome={outcome} />
      <PolicyVersions name={name} versions={versions} read={read?.version} />
      {read && (
        <section className={css.text} aria-label={`Version ${read.version}`}>
          <h2>
            {read.title}, version {read.version}
          </h2>
          <RichText document={read.body} />
          {before && <WhatChanged before={before} after={read} />}
        </section>
      )}
      {draft && draft !== read && <PublishPolicySection draft={draft} before={published} outcome={outcome} />}
      <PolicyForm
        // A new form for each version. While one is written the form stays, so that what is saved is forgotten as a draft.
        key={published?.version ?? 0}
        kind={kind}
        name={name}
        draft={draft}
        published={published}
        outcome={outcome}
      />
    </>
  )
}
