// npm run hosting: writes firebase.json, for the emulators, from the route table and the security policy. `build:firebase` writes the one that is
// deployed, `dist/firebase.json`, for its own project and files.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoSettings } from './build/hosted-settings.mjs'
import { securityHeaders } from './build/security-headers.mjs'
import { setUp, top } from './setup.mjs'

const file = path.join(top, 'firebase.json')
const region = 'us-central1'

/** `/dashboard/:id?` → `/dashboard` and `/dashboard/*`, the patterns of the host. */
const sources = pattern => {
  const optional = /^(.*)\/:\w+\?$/.exec(pattern)
  return (optional ? [optional[1], `${optional[1]}/*`] : [pattern]).map(one => one.replace(/:\w+/g, '*'))
}

/**
 * Addresses whose page only a browser can render, because of a guard or because it is not built yet, as patterns of the host. The office
 * is one.
 * @param {readonly { path: string; guard?: string; page: unknown }[]} rows
 */
function shellSources(rows) {
  const closed = rows.filter(row => !row.path.startsWith('/cpanel') && (row.guard || typeof row.page !== 'function'))
  return [...new Set(closed.flatMap(row => sources(row.path))), '/cpanel', '/cpanel/**'].sort((a, b) => (a < b ? -1 : 1))
}

const headers = values => Object.entries(values).map(([key, value]) => ({ key, value }))
/** Pages for whoever has their address; Hosting sends this with the browser's empty frame too, which has no meta tag. */
const unlisted = source => ({ source, headers: headers({ 'X-Robots-Tag': 'noindex' }) })
const cache = (source, value) => ({ source, headers: headers({ 'Cache-Control': value }) })

/** A file whose name ends with the hash of its content: seven characters, for entries and workers eight. A style sheet has no other name. */
const hashed = /[/-]([\w-]{7,8})\.[\w.]+$/

/**
 * The files of this release that never change, by the hashes in their names. A pattern such as `/assets/**` would also have a missing file of
 * a former release kept for a year, as "not found".
 */
function lastingFiles(files) {
  const hashes = [...new Set(files.flatMap(name => hashed.exec(name)?.[1] ?? []))].sort((a, b) => (a < b ? -1 : 1))
  return hashes.length === 0
    ? []
    : [{ regex: `^/assets/(?:.*-)?(${hashes.join('|')})\\.[^/]+$`, headers: headers({ 'Cache-Control': 'public, max-age=31536000, immutable' }) }]
}

/** With the tag, the files of a release use the function of the same release. */
const released = functionId => ({ functionId, region, pinTag: true })

/**
 * The settings for `firebase deploy` and the emulators. Paths begin at the file's own folder.
 * @param {readonly { path: string; guard?: string; page: unknown }[]} rows
 * @param {{ settings?: ReturnType<typeof import('./build/hosted-settings.mjs').hostedSettings>, files?: readonly string[], folder?: string }} [of] the deployment's settings, the names of the built assets
 */
export function firebaseJson(rows, { settings = demoSettings, files = [], folder = 'dist/' } = {}) {
  const shell = shellSources(rows)
  return {
    hosting: {
      public: `${folder}firebase`,
      // `**/.*` alone leaves what a folder holds.
      ignore: ['**/.*', '**/.*/**', '**/*.map'],
      trailingSlash: false,
      headers: [
        { source: '**', headers: headers(securityHeaders(settings)) },
        ...['/private/**', '/temp/**'].map(unlisted),
        ...lastingFiles(files),
        ...['/latest-build.json', '/build-manifest.json', '/sw.js', ...shell].map(source => cache(source, 'no-cache')),
      ],
      rewrites: [
        ...shell.map(source => ({ source, destination: '/shell.html' })),
        { source: '/.well-known/security.txt', destination: '/security.txt' },
        { source: '/calendar.ics', function: released('calendarFeed') },
        { source: '/payments/messages', function: released('providerWebhook') },
        { source: '**', function: released('renderPage') },
      ],
    },
    functions: [{ source: `${folder}functions`, codebase: 'default', runtime: 'nodejs24' }],
    firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
    storage: { rules: 'storage.rules' },
    emulators: {
      auth: { port: 9099 },
      functions: { port: 5001 },
      firestore: { port: 8080 },
      storage: { port: 9199 },
      hosting: { port: 5000 },
      ui: { enabled: true },
    },
  }
}

/** The current and the wanted text of `firebase.json`. */
export const hostingFile = rows => ({ standing: readFileSync(file, 'utf8'), wanted: `${JSON.stringify(firebaseJson(rows), null, 2)}\n` })

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  setUp()
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport('/src/ui/routes.ts', { root: top, configFile: false, logLevel: 'error' })
  writeFileSync(file, `${JSON.stringify(firebaseJson(module.routes), null, 2)}\n`)
  console.log('firebase.json written')
  process.exit(0)
}
