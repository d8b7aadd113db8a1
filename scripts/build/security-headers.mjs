import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { top } from '../setup.mjs'
import { officeScript } from './office-preload.mjs'
import { behindScript, facesScript } from './page-document.mjs'
import { policyScript } from './trusted-types.mjs'

/** The inline scripts in documents; everything else inline is data. */
function inlineScripts() {
  const theme = /<script>([\s\S]*?)<\/script>/.exec(readFileSync(path.join(top, 'index.html'), 'utf8'))
  return [policyScript, ...(theme ? [theme[1]] : []), facesScript, behindScript, officeScript]
}

const hashed = script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const storage = 'https://firebasestorage.googleapis.com'

/** What the Firebase SDK connects to: accounts (two), records and their network probe, files, callables. */
const firebase = projectId => ({
  'img-src': [storage, 'https://www.google.com/images/cleardot.gif'],
  'connect-src': [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
    storage,
    `https://us-central1-${projectId}.cloudfunctions.net`,
  ],
})

/** Google Analytics sends to a host of the visitor's region, such as `region1.google-analytics.com`. */
const analytics = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com'],
  'connect-src': [
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.googletagmanager.com',
  ],
  // The first policy is created by the Firebase SDK, the other by the script that the SDK loads.
  'trusted-types': ['firebase-js-sdk-policy', 'goog#html'],
}

/** reCAPTCHA Enterprise. */
const appCheck = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  // Google does not publish the names of its policies, and Analytics may already have created one with the same name.
  'trusted-types': ['*', "'allow-duplicates'"],
}

/** The hosts that Stripe's security guide names for Stripe.js: it opens frames of subdomains that change, and one for a bank's question. */
const cards = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
}

/** Where videos and sounds are played from (`src/domain/content/embeds.ts`; a test compares the two). */
const embedHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com', 'https://w.soundcloud.com']

const always = () => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...inlineScripts().map(hashed)],
  // React writes style attributes, and the office's library writes style elements; styles cannot run code.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  // The office's editor shows a page of our own in a frame. The others play videos and sounds of written pages, once somebody presses play.
  'frame-src': ["'self'", ...embedHosts],
  // HEIC pictures are decoded in a worker that the page creates; this policy applies to it too.
  'worker-src': ["'self'", 'blob:'],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
  // The policies by which text may become a program, by name. The second reads what is pasted into a rich text, in a document that never runs.
  'trusted-types': ['default', 'pasted-html'],
})

/**
 * The hosts of others from which a page loads scripts.
 * @param {ReturnType<typeof import('./hosted-settings.mjs').hostedSettings>} [settings]
 */
export const scriptHosts = settings =>
  [settings?.isMeasured && analytics, settings?.hasAppCheck && appCheck, settings?.takesCards && cards].flatMap(part =>
    part ? part['script-src'] : [],
  )

/**
 * What a page may load, run and connect to. Without settings, as in local mode, that is our own site alone.
 * @param {ReturnType<typeof import('./hosted-settings.mjs').hostedSettings>} [settings]
 */
function contentPolicy(settings) {
  const parts = [
    always(),
    settings && firebase(settings.projectId),
    settings?.isMeasured && analytics,
    settings?.hasAppCheck && appCheck,
    settings?.takesCards && cards,
    settings?.demandsTrustedTypes !== false && { 'require-trusted-types-for': ["'script'"] },
  ]
  const policy = {}
  for (const part of parts) for (const [name, sources] of Object.entries(part || {})) policy[name] = [...(policy[name] ?? []), ...sources]
  return Object.entries(policy).map(([name, sources]) => [name, ...sources].join(' '))
}

/**
 * The headers of every response, by name.
 * @param {ReturnType<typeof import('./hosted-settings.mjs').hostedSettings>} [settings]
 */
export const securityHeaders = settings => ({
  'Content-Security-Policy': contentPolicy(settings).join('; '),
  // Without `includeSubDomains` and `preload`: they would bind other hosts of the organisation's domain, which is for its owner to decide.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // The camera is for reading members' cards at an entrance.
  'Permissions-Policy': 'geolocation=(self), camera=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
})
