import { existsSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { npm } from './npm.mjs'

/** The project's top folder. */
export const top = path.resolve(import.meta.dirname, '..')

/** The versions of Node on which everything is tested; 20.19 is the oldest on which it runs. */
const minNode = [20, 19]

/**
 * Installs exactly what a package's lockfile names, when that is missing or older than the lockfile; a package without a lockfile is
 * installed as its `package.json` says. Logs to stderr, so that stdout stays clean.
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
  const how = existsSync(lockfile) ? 'ci' : 'install'
  console.error(`Installing what ${name} needs (npm ${how}) ...`)
  const began = Date.now()
  const { status } = npm([how, '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: ['ignore', 2, 2] })
  if (status !== 0) {
    console.error(`npm ${how} failed for ${name}; see its message above.`)
    process.exit(1)
  }
  // npm does not write the file when nothing changed. Its time must show when it was last compared with the lockfile.
  if (existsSync(installed)) utimesSync(installed, new Date(), new Date())
  console.error(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setUp()
