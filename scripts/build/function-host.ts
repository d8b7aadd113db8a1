import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { initializeApp } from 'firebase-admin/app'
import { auditTriggers } from '../../src/adapters/cloud/audit-triggers'
import { calendarFunction } from '../../src/adapters/cloud/calendar-function'
import { callables } from '../../src/adapters/cloud/callables'
import { openCloudPorts } from '../../src/adapters/cloud/cloud-ports'
import { mailFunctions } from '../../src/adapters/cloud/mail/mail-functions'
import { pageCache } from '../../src/adapters/cloud/page-cache'
import { pageFunction } from '../../src/adapters/cloud/page-function'
import { renderInAdvanceFunction } from '../../src/adapters/cloud/render-in-advance'
import { scheduledFunction } from '../../src/adapters/cloud/scheduled-function'
import { providerWebhook } from '../../src/adapters/cloud/stripe/provider-webhook'
import { stripeSecretKey } from '../../src/adapters/cloud/stripe/stripe-settings'
import { visitorBackend } from '../../src/adapters/cloud/visitor-backend'
import { WorkAfterResponse } from '../../src/adapters/cloud/work-after-response'
import { buildServices } from '../../src/container'
import { handlers } from '../../src/domain/handlers'
import { noteSiteChange } from '../../src/domain/hosting/note-site-change'
import { noteStoredChange } from '../../src/domain/hosting/note-stored-change'
import { runJobs } from '../../src/domain/jobs'
import type { HandlerPorts } from '../../src/domain/shared/functions/handler'
import type { Services } from '../../src/domain/shared/functions/service'
import type { Actor } from '../../src/domain/shared/records/policy'
import { reservedPaths } from '../../src/ui/reserved-paths'
import { isKept, pageRendering, type Site } from './page-rendering'
import { sitemapOf } from './sitemap.mjs'

/**
 * The program deployed as cloud functions: `call` and `callHeavy`, which serve every callable, `renderPage`, `calendarFeed`, `providerWebhook`, the
 * scheduled `applyScheduled` and `applyHourly`, and the triggers that write the audit and render pages in advance. Settings: `SITE_ORIGIN` (the website's address) and
 * `ENFORCE_APP_CHECK`.
 */
const origin = process.env['SITE_ORIGIN'] ?? `https://${process.env['GCLOUD_PROJECT'] ?? 'localhost'}.web.app`

/** Opened at the first request, because the platform also loads this program only to learn its names. */
let opened: ((actor: Actor | undefined) => HandlerPorts) | undefined
const portsFor = (actor: Actor | undefined) => (opened ??= openCloudPorts(initializeApp(), reservedPaths))(actor)

let visitors: Services | undefined
const afterResponse = new WorkAfterResponse()
const services = () =>
  (visitors ??= buildServices(visitorBackend({ ...portsFor(undefined), afterResponse: afterResponse.add }, handlers), reservedPaths))

const site = JSON.parse(readFileSync(path.join(import.meta.dirname, 'site.json'), 'utf8')) as Site

const pages = pageCache(() => portsFor(undefined), { build: site.id, isKept, draw: pageRendering(site, services, origin) })

export default {
  ...callables(handlers, { portsFor, enforceAppCheck: process.env['ENFORCE_APP_CHECK'] === 'true' }),
  ...auditTriggers(
    async change => void (await Promise.all([noteStoredChange(portsFor(undefined), change), noteSiteChange(portsFor(undefined), change)])),
  ),
  renderPage: pageFunction({
    build: site.id,
    draw: pages,
    shell: site.shell,
    headers: site.headers,
    hasPayload: isKept,
    afterResponse,
    sitemap: async () => sitemapOf(await (await import('../../src/ui/site-addresses')).siteAddresses(services()), origin),
  }),
  drawAhead: renderInAdvanceFunction({
    openPorts: () => portsFor(undefined),
    draw: pages,
    paths: async () => (await import('../../src/ui/site-addresses')).fixedAddresses(),
    pause,
  }),
  calendarFeed: calendarFunction({ files: () => portsFor(undefined).storage, headers: site.headers }),
  providerWebhook: providerWebhook({ openPorts: () => portsFor(undefined), headers: site.headers }),
  ...mailFunctions({ openPorts: () => portsFor(undefined), origin }),
  applyScheduled: scheduledFunction('every 5 minutes', () => runJobs('five-minutes', portsFor(undefined)), { secrets: [stripeSecretKey] }),
  applyHourly: scheduledFunction('every 60 minutes', () => runJobs('hour', portsFor(undefined)), { secrets: [stripeSecretKey] }),
}
