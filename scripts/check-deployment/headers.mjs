import { found } from './asking.mjs'

/** A year in seconds, which the preload lists of browsers require. */
const year = 31_536_000

/** The headers that every response must carry, each with a test of its value. */
const wanted = [
  ['content-security-policy', value => /(^|; )default-src 'none'/.test(value) && !/script-src[^;]*'unsafe-(inline|eval)'/.test(value)],
  ['strict-transport-security', value => Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0) >= year],
  ['x-content-type-options', value => value === 'nosniff'],
  ['referrer-policy', value => /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(value)],
  ['permissions-policy', value => /camera=\(self\)/.test(value)],
  ['cross-origin-opener-policy', value => value === 'same-origin'],
  ['cross-origin-resource-policy', value => value === 'same-origin'],
]

/**
 * The security headers of a drawn page and of a file, which two different programs answer: `renderPage` and Hosting.
 * @param {readonly (readonly [string, import('./asking.mjs').Answer])[]} answers
 * @returns {import('./asking.mjs').Finding[]}
 */
export function headerFindings(answers) {
  return answers.flatMap(([of, { header }]) => [
    ...wanted.map(([name, isGood]) =>
      found(
        `${of}: ${name}`,
        isGood(header(name)),
        `${header(name) === '' ? 'it is not sent' : `it is "${header(name).slice(0, 60)}"`}: deploy with dist/firebase.json (docs/deploy.md, Headers)`,
      ),
    ),
    found(
      `${of}: nothing names the program behind the site`,
      header('x-powered-by') === '',
      `x-powered-by is "${header('x-powered-by')}": deploy the functions of this release`,
    ),
    found(
      `${of}: other sites may not read it`,
      header('access-control-allow-origin') === '',
      'access-control-allow-origin is sent: take it out of firebase.json',
    ),
    found(
      `${of}: no cookie is set`,
      header('set-cookie') === '',
      'a cookie is set, which this product never does: look at what stands in front of the site',
    ),
  ])
}

/** The project that the pages connect to, as their security policy names it. */
export const projectIn = ({ header }) => /https:\/\/us-central1-([a-z0-9-]+)\.cloudfunctions\.net/.exec(header('content-security-policy'))?.[1]
