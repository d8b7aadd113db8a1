import { Suspense } from 'react'
import type { PolicyKind } from '../../../domain/content/policy-service'
import { useLiveQuery } from '../../app-services/app-context'
import { UnfilledPage } from '../../blocks/empty/unfilled-page'
import { lazyAfterHydration } from '../../delivery/lazy-after-hydration'
import { Button, LinkButton } from '../../kit/button'
import { DocumentTitle } from '../../kit/document-title'
import { Notice } from '../../kit/feedback/notice'
import { PageHead } from '../../kit/page-head'
import { RichText } from '../../kit/rich-text'
import { Time } from '../../kit/time/time'
import { PageFrame } from '../../layout/page-frame'
import { WhatChanged } from '../../policies/what-changed'
import { offerQueries } from '../../queries/offer.queries'
import { useOrganisation } from '../../queries/site.queries'
import { Link } from '../../routing/link'
import { notFound } from '../../routing/route-failure'
import { useRouteVisit } from '../../routing/use-route-visit'
import css from './policy-view.module.css'

const VisitCountingSetting = lazyAfterHydration(async () => ({ default: (await import('./visit-counting-setting')).VisitCountingSetting }))

/** A policy: the version in force, or another one by `?version=`; since when, what changed, and all versions. */
export function PolicyView({ kind, name }: { readonly kind: PolicyKind; readonly name: string }) {
  const { app, path, search } = useRouteVisit()
  const versions = useLiveQuery(offerQueries(app).policy(kind))
  const tz = useOrganisation()?.tz ?? 'UTC'
  const asked = search.get('version')
  // 0 if no version is in force yet: the first one may be published ahead.
  const inForce = Math.max(
    0,
    versions.findIndex(({ isAhead }) => !isAhead),
  )
  const at = asked === null ? inForce : versions.findIndex(({ version }) => String(version) === asked)
  const shown = versions[at]
  if (!shown && asked !== null) throw notFound()
  if (!shown)
    return (
      <PageFrame narrow>
        <PageHead title={name} />
        <UnfilledPage begins="policies" title="This has not been published yet" action={<LinkButton to="/about/contact">Ask us</LinkButton>}>
          Until then, you can ask us about it.
        </UnfilledPage>
      </PageFrame>
    )
  const [before, after] = [versions[at + 1], versions[at - 1]]
  return (
    <PageFrame>
      <DocumentTitle
        specific={at !== inForce ? `Version ${shown.version}` : undefined}
        description={`${shown.title}, version ${shown.version}: what it says, what changed in it, and every version before.`}
      />
      <PageHead
        title={shown.title}
        lead={
          <p>
            Version {shown.version}, in force {after || shown.isAhead ? 'from' : 'since'} <Time at={shown.effective} tz={tz} show="day" year />
            {after && (
              <>
                {' '}
                until <Time at={after.effective} tz={tz} show="day" year />
              </>
            )}
            .
          </p>
        }
        actions={
          <Button className={css.quietOnPaper} onClick={() => window.print()}>
            Print
          </Button>
        }
      />
      <div className={css.body}>
        <div className={css.text}>
          {shown.isAhead && (
            <Notice title="This version is not in force yet.">
              {at !== inForce && (
                <p>
                  <Link to={path}>Read the version in force</Link>
                </p>
              )}
            </Notice>
          )}
          {after?.isAhead && !shown.isAhead && (
            <Notice title="This will change.">
              <p>
                <Link to={`${path}?version=${after.version}`}>Read version {after.version}</Link>
              </p>
            </Notice>
          )}
          {at > inForce && (
            <Notice title="This is an earlier version.">
              <p>
                We keep it so that you can see what you agreed to. <Link to={path}>Read the version in force</Link>
              </p>
            </Notice>
          )}
          <RichText document={shown.body} />
          {kind === 'privacy' && at === inForce && (
            <Suspense fallback={null}>
              <VisitCountingSetting />
            </Suspense>
          )}
          {before && <WhatChanged before={before} after={shown} />}
        </div>
        <nav className={css.versions} aria-label="Versions">
          <h2>Versions</h2>
          <ul className={css.list}>
            {versions.map(({ version, effective }, i) => (
              <li key={version}>
                <Link to={i === inForce ? path : `${path}?version=${version}`} aria-current={version === shown.version ? 'page' : undefined}>
                  Version {version}
                </Link>
                <span>
                  <Time at={effective} tz={tz} show="day" short year />
                </span>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </PageFrame>
  )
}
