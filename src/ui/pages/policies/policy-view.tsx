import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { PolicyKind } from '../../../domain/content/policy-service'
import { useLiveQuery } from '../../app-services/live-query'
import { EmptyPlace } from '../../blocks/empty/empty-place'
import { lazyAfterHydration } from '../../delivery/lazy-after-hydration'
import { Button, LinkButton } from '../../kit/button'
import { DocumentTitle } from '../../kit/document-title'
import { Notice } from '../../kit/feedback/notice'
import { PageHead } from '../../kit/page-head'
import { RichText } from '../../kit/rich-text'
import { Time } from '../../kit/time/time'
import { PageFrame } from '../../layout/page-frame'
import { offerQueries } from '../../queries/offer.queries'
import { siteQueries } from '../../queries/site.queries'
import { notFound } from '../../routing/route-failure'
import { useRouteVisit } from '../../routing/use-route-visit'
import css from './policy-view.module.css'
import { WhatChanged } from './what-changed'

const VisitCountingSetting = lazyAfterHydration(async () => ({ default: (await import('./visit-counting-setting')).VisitCountingSetting }))

/** A policy: the current version, or an earlier one by `?version=`; since when, what changed, and all versions. */
export function PolicyView({ kind, name }: { readonly kind: PolicyKind; readonly name: string }) {
  const { app, path, search } = useRouteVisit()
  const versions = useLiveQuery(offerQueries(app).policy(kind))
  const tz = useLiveQuery(siteQueries(app).organisation())?.tz ?? 'UTC'
  const asked = search.get('version')
  const at = asked === null ? 0 : versions.findIndex(({ version }) => String(version) === asked)
  const shown = versions[at]
  if (!shown && asked !== null) throw notFound()
  if (!shown)
    return (
      <PageFrame narrow>
        <PageHead title={name} />
        <EmptyPlace begins="policies" title="This has not been published yet" action={<LinkButton to="/about/contact">Ask us</LinkButton>}>
          Until then, you can ask us about it.
        </EmptyPlace>
      </PageFrame>
    )
  const [before, after] = [versions[at + 1], versions[at - 1]]
  return (
    <PageFrame>
      <DocumentTitle
        specific={after ? `Version ${shown.version}` : undefined}
        description={`${shown.title}, version ${shown.version}: what it says, what changed in it, and every version before.`}
      />
      <PageHead
        title={shown.title}
        lead={
          <p>
            Version {shown.version}, in force {after ? 'from' : 'since'} <Time at={shown.effective} tz={tz} show="day" year />
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
          {after && (
            <Notice title="This is an earlier version.">
              <p>
                We keep it so that you can see what you agreed to. <Link to={path}>Read the version in force</Link>
              </p>
            </Notice>
          )}
          <RichText document={shown.body} />
          {kind === 'privacy' && !after && (
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
                <Link to={i === 0 ? path : `${path}?version=${version}`} aria-current={version === shown.version ? 'page' : undefined}>
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
