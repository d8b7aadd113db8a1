// npm run audit: known vulnerabilities in what is deployed, less those that audit-accepted.json accepts until a date, with a reason.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { npm } from './npm.mjs'
import { top } from './setup.mjs'

/** What is deployed: the site's own dependencies, and those of the functions. */
const folders = ['.', 'scripts/build/functions-package']

/**
 * @typedef {{ advisory: string, reason: string, until: string }} Accepted An advisory's address, why it does no harm here, and the last day of
 *   that judgment (YYYY-MM-DD).
 * @typedef {{ title: string, url: string, severity: string }} Advisory
 * @typedef {{ vulnerabilities?: Record<string, { name: string, via: (string | Advisory)[] }>, message?: string }} Report as `npm audit --json` says it
 */

/**
 * What a report says that nobody has accepted until today, and what of the accepted is over or no longer reported.
 * @param {readonly Report[]} reports
 * @param {readonly Accepted[]} accepted
 * @param {string} today
 */
export function openFindings(reports, accepted, today) {
  const found = new Map()
  for (const { vulnerabilities = {} } of reports)
    for (const { name, via } of Object.values(vulnerabilities))
      for (const advisory of via)
        if (typeof advisory !== 'string') found.set(advisory.url, `${advisory.severity}: ${name}, ${advisory.title} (${advisory.url})`)
  const valid = new Set(accepted.filter(({ until }) => until >= today).map(({ advisory }) => advisory))
  return [
    ...[...found].filter(([url]) => !valid.has(url)).map(([, line]) => line),
    ...accepted.filter(({ advisory }) => !found.has(advisory)).map(({ advisory }) => `${advisory} is accepted and no longer reported: remove it`),
  ]
}

/** The report of one folder as `report`; as `silent` the reason if npm reports an error of the registry or of the network instead. */
function reportOf(folder) {
  const { stdout } = npm(['audit', '--omit=dev', '--package-lock-only', '--json'], { cwd: path.join(top, folder), encoding: 'utf8', timeout: 60_000 })
  try {
    const report = JSON.parse(stdout)
    return report.vulnerabilities ? { report } : { silent: report.message ?? report.error?.summary ?? 'no report' }
  } catch {
    return { silent: 'npm gave no answer' }
  }
}

/** Asks the registry. `skipped` says why it could not be reached. */
export function audit() {
  const answers = folders.map(reportOf)
  const skipped = answers.flatMap(({ silent }) => silent ?? [])[0]
  if (skipped !== undefined) return { skipped, open: [] }
  const accepted = JSON.parse(readFileSync(path.join(import.meta.dirname, 'audit-accepted.json'), 'utf8'))
  return {
    open: openFindings(
      answers.map(({ report }) => report),
      accepted,
      new Date().toISOString().slice(0, 10),
    ),
  }
}

/** The result as text. */
export const auditLine = ({ skipped, open }) =>
  skipped === undefined
    ? open.length === 0
      ? 'No known vulnerability in what is deployed.'
      : open.join('\n')
    : `Skipped: the registry does not answer what is known to be vulnerable (${skipped}).`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const result = audit()
  console.log(auditLine(result))
  process.exitCode = result.open.length > 0 ? 1 : 0
}
