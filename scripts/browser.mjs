// Finds a browser that can be launched, in the order of docs/architecture.md, "Tests".
import { spawnSync } from 'node:child_process'
import { existsSync, statfsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { setUp, top } from './setup.mjs'

/** Dependencies of tests with real browsers and Firebase's emulators. They are large, so they are in a package of their own. */
const testPackage = path.join(top, 'tests')

/** The instructions if no browser can be found. */
export const noBrowser =
  'No browser could be launched. Install Google Chrome or Chromium, or run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH to a Chromium; then run `npm test` again.'

const common = ['--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage', '--no-first-run']
/** Chromium does not run with its sandbox as root, nor in most containers. */
const args = process.platform === 'linux' ? ['--no-sandbox', ...common] : common

/** Linux keeps the files of this folder in memory. On a disk, a fifth of a journey's processor time goes into writing profiles and shared memory. */
const inMemory = '/dev/shm'
/** Bytes: a profile has some 15 MB, and a few browsers are open at once. */
const roomForBrowsers = 2 ** 31

/** Where browsers of tests keep temporary files, and tests their profiles. */
export function folderForBrowsers() {
  if (!existsSync(inMemory)) return tmpdir()
  const { bavail, bsize } = statfsSync(inMemory)
  return bavail * bsize < roomForBrowsers ? tmpdir() : inMemory
}

/** Installs the package of the tests if it is missing. */
export function setUpHeavyTests() {
  setUp(testPackage)
}

/** Opens the browser that was found, for a script, with further arguments; journeys open theirs with `findBrowser`, once for all of them. */
export async function launchBrowser(further = []) {
  const { chromium } = createRequire(path.join(testPackage, 'package.json'))('playwright-core')
  const { launch } = await findBrowser()
  return chromium.launch({ ...launch, args: [...launch.args, ...further] })
}

/** Playwright's launch options for a browser that was launched once; throws `noBrowser` without one. */
export async function findBrowser() {
  const require = createRequire(path.join(testPackage, 'package.json'))
  const { chromium } = require('playwright-core')
  const failures = []
  for (const [name, options] of candidates(chromium, require)) {
    const found = await options()
    if (!found) continue
    const launch = { ...found, env: { ...process.env, TMPDIR: folderForBrowsers() } }
    try {
      await (await chromium.launch(launch)).close()
      return { name, launch }
    } catch (error) {
      failures.push(`${name}: ${String(error.message).split('\n')[0]}`)
    }
  }
  throw new Error([noBrowser, ...failures].join('\n  '))
}

const candidates = (chromium, require) => [
  ['CHROMIUM_PATH', () => at(process.env.CHROMIUM_PATH)],
  ...['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge'].map(name => [name, () => at(inPath(name))]),
  ['installed Chrome', () => ({ channel: 'chrome', args })],
  ["Playwright's own", () => at(chromium.executablePath())],
  ['@sparticuz/chromium', () => packaged(require)],
  ['chromium from Debian', () => at(fromDebian())],
]

const at = file => (file && existsSync(file) ? { executablePath: file, args } : undefined)

function inPath(name) {
  const names = process.platform === 'win32' ? [`${name}.exe`] : [name]
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap(folder => names.map(file => path.join(folder, file)))
    .find(file => existsSync(file))
}

/**
 * A Linux x64 binary inside an npm package. Its own arguments are not used: they run everything in one process, where closing a context
 * closes the browser.
 */
async function packaged(require) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  let entry
  try {
    entry = require.resolve('@sparticuz/chromium')
  } catch (error) {
    if (error.code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
  const { default: sparticuz } = await import(pathToFileURL(entry).href)
  return { executablePath: await sparticuz.executablePath(), args }
}

function fromDebian() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.error('No browser here: installing the Debian package chromium (apt-get install chromium) ...')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    if (spawnSync('apt-get', words, { stdio: ['ignore', 2, 2], env }).status !== 0) return undefined
  }
  return inPath('chromium')
}
