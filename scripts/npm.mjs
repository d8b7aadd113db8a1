import { spawnSync } from 'node:child_process'

/**
 * Runs npm, without a shell where it can. Returns what `spawnSync` returns.
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
export function npm(args, options) {
  const cli = process.env.npm_execpath
  if (cli?.endsWith('.js')) return spawnSync(process.execPath, [cli, ...args], options)
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}
