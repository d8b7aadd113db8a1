import * as v from 'valibot'
import { type KeptEdition, keptUntil, planForKept } from '../../domain/guide/offline/kept-edition'
import type { GuideIndex } from '../../domain/guide/publishing/guide-snapshot-types'
import { localMoment } from '../../domain/shared/time/local-day'
import type { App } from '../app-services/app-context'
import { serviceAfterHydration } from '../app-services/service-after-hydration'
import { storedValue } from '../app-services/stored-value'
import { queryResultToJson } from '../delivery/payload'
import { clockQueries } from '../queries/clock.queries'
import { guideQueries } from '../queries/guide.queries'
import { siteQueries } from '../queries/site.queries'
import { guideCache, keptAnswersFile, picturesCache, type WorkerMessage } from './cache-names'

const keptEdition = v.object({ editionId: v.string(), hash: v.string(), build: v.string(), until: v.string() })

/** The edition that this device keeps; `null` for none. */
export const storedEdition = storedValue<KeptEdition | null>('kept-guide', null, found => (v.is(keptEdition, found) ? found : null))

/**
 * Keeps the current edition on this device as it is published, or forgets it a month after its end. The documents of these pages are kept, so that
 * they open at once; every studio is drawn from the edition itself. Waits for the worker.
 */
export async function keepGuide(app: App, index: GuideIndex, build: string, pages: readonly string[]): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const now = await app.queries.fetchQuery(clockQueries(app).now())
  const plan = planForKept(storedEdition.read() ?? undefined, index, build, localMoment(now, index.edition.tz).date)
  if (plan === 'leave') return
  if (plan === 'forget') return forgetGuide()
  await keepAnswers(app)
  // The worker keeps each published file that passes it.
  await (await serviceAfterHydration(app, async () => (await import('../../domain/guide/reading/published-guide')).PublishedGuide)).readWhole(index)
  active?.postMessage({ keep: [...new Set([...pages, location.pathname])] } satisfies WorkerMessage, [])
  const { id: editionId } = index.edition
  storedEdition.change(() => ({ editionId, hash: index.hash, build, until: keptUntil(index.edition) }))
}

async function forgetGuide(): Promise<void> {
  await Promise.all([guideCache, picturesCache].map(name => caches.delete(name)))
  storedEdition.change(() => null)
}

/** What every page of the guide begins with, as a payload file: a page that is not kept is drawn from it. */
async function keepAnswers(app: App): Promise<void> {
  const site = siteQueries(app)
  const guide = guideQueries(app)
  const queries = [
    site.organisation(),
    site.nav('header'),
    site.nav('footer'),
    site.nav('section-sfosguide'),
    guide.index(),
    guide.archive(),
  ] as const
  const answers = await Promise.all(
    queries.map(async query => queryResultToJson({ key: query.queryKey, data: await app.queries.ensureQueryData<unknown>(query) })),
  )
  const file = new Response(`{"answers":[${answers.join(',')}]}`, { headers: { 'content-type': 'application/json' } })
  await (await caches.open(guideCache)).put(keptAnswersFile, file)
}
