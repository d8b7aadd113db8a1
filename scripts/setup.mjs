import { spawnSync } from 'node:child_process'
import { existsSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's top folder. */
export const top = path.resolve(import.meta.dirname, '..')

const minNode = [20, 19]

/**
 * Installs a package's dependencies when they are missing or older than its lockfile. `npm install`, not `npm ci`: a lockfile written
 * where npm saw only one platform's binaries makes `npm ci` fail on other platforms. Logs to stderr, so that stdout stays clean.
 */
export function setUp(folder = top) {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < minNode[0] || (major === minNode[0] && minor < minNode[1])) {
    console.error(`This needs Node ${minNode.join('.')} or newer; this is ${process.versions.node}.`)
    process.exit(1)
  }
  const lockfile = path.join(folder, 'package-lock.json')
  const installed = path.join(folder, 'node_modules/.package-lock.json')
  if (existsSync(installed) && (!existsSync(lockfile) || statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs)) return
  const name = path.relative(top, folder) || 'the application'
  console.error(`Installing what ${name} needs (npm install) ...`)
  const began = Date.now()
  const { status } = npm(['install', '--no-audit', '--no-fund', '--loglevel=error'], folder)
  if (status !== 0) {
    console.error(`npm install failed for ${name}; see its message above.`)
    process.exit(1)
  }
  // npm does not write the file when nothing changed. Its time must show when it was last compared with the lockfile.
  if (existsSync(installed)) utimesSync(installed, new Date(), new Date())
  console.error(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`)
}

function npm(args, cwd) {
  const cli = process.env.npm_execpath
  const options = { cwd, stdio: ['ignore', 2, 2] }
  if (cli?.endsWith('.js')) return spawnSync(process.execPath, [cli, ...args], options)
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setUp()
