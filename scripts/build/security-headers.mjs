import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { top } from '../setup.mjs'
import { officeScript } from './office-preload.mjs'
import { behindScript, facesScript } from './page-document.mjs'

/** The inline scripts in documents; everything else inline is data. */
function inlineScripts() {
  const theme = /<script>([\s\S]*?)<\/script>/.exec(readFileSync(path.join(top, 'index.html'), 'utf8'))
  return [...(theme ? [theme[1]] : []), facesScript, behindScript, officeScript]
}

const hashed = script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Requested by Firestore's client when it is unsure whether there is a network. */
const firestoreProbe = 'https://www.google.com/images/cleardot.gif'

/**
 * What a page may load, run and connect to: our own site, Firebase, Google Analytics where it is configured, and reCAPTCHA for App Check.
 */
const contentPolicy = () => ({
  'default-src': ["'self'"],
  'script-src': [
    "'self'",
    ...inlineScripts().map(hashed),
    'https://www.googletagmanager.com',
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
  ],
  // React writes style attributes, and the office's library writes style elements; styles cannot run code.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https://firebasestorage.googleapis.com', 'https://*.google-analytics.com', firestoreProbe],
  'font-src': ["'self'"],
  'connect-src': [
    "'self'",
    'https://*.googleapis.com',
    'https://*.cloudfunctions.net',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.googletagmanager.com',
  ],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  // HEIC pictures are decoded in a worker that the page creates; this policy applies to it too.
  'worker-src': ["'self'", 'blob:'],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
})

/** The headers of every response, by name. */
export const securityHeaders = () => ({
  'Content-Security-Policy': Object.entries(contentPolicy())
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; '),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
})
