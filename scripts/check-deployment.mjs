// npm run check:deployment -- --site https://arts.example [--bucket NAME]: what a stranger can see of a deployed site, and what is missing.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { answered, asker, found } from './check-deployment/asking.mjs'
import { callFindings } from './check-deployment/calls.mjs'
import { storedFindings } from './check-deployment/files.mjs'
import { headerFindings, projectIn } from './check-deployment/headers.mjs'
import { fileFindings, pageFindings, transportFindings } from './check-deployment/pages.mjs'
import { recordFindings } from './check-deployment/records.mjs'
import { setUp, top } from './setup.mjs'

/**
 * Everything that was looked at, in the order of the report.
 * @param {{ site: string, bucket?: string, closed: { collections: readonly string[], folders: readonly string[] }, fetching?: import('./check-deployment/asking.mjs').Fetch }} of
 *   `closed` is what strangers may not read, by the policy of the code.
 */
export async function checkDeployment({ site, bucket, closed, fetching = fetch }) {
  const ask = asker(fetching)
  const front = await ask(`${site}/`)
  if (front.status === 0)
    return [found('The site answers', false, `${answered(front)} at ${site}: look at the address, and connect the domain under Hosting`)]
  const { script, findings: files } = await fileFindings(site, ask, front)
  const findings = [
    ...(await transportFindings(site, ask)),
    ...headerFindings([['Pages', front], ...(script ? [['Files', script]] : [])]),
    ...(await pageFindings(site, ask, front)),
    ...files,
  ]
  const project = projectIn(front)
  const known = found(
    'The pages name their project',
    project !== undefined,
    'the policy names no functions: build:firebase made this site? Deploy dist',
  )
  if (project === undefined) return [...findings, known]
  const { indexPath, findings: records } = await recordFindings(project, closed.collections, ask)
  const stored = await storedFindings({ bucket: bucket ?? `${project}.firebasestorage.app`, site, indexPath, closed: closed.folders }, ask)
  return [...findings, known, ...records, ...stored, ...(await callFindings(project, site, ask))]
}

/** The report: a line for each finding, and how many are missing. */
export function reportOf(findings) {
  const missing = findings.filter(({ todo }) => todo !== undefined)
  const lines = findings.map(({ what, todo }) => (todo === undefined ? `ok       ${what}` : `MISSING  ${what}: ${todo}`))
  const sum = missing.length === 0 ? `Nothing is missing of ${findings.length}.` : `${missing.length} of ${findings.length} are missing.`
  return [...lines, '', sum].join('\n')
}

/** The collections and folders that strangers may not read, from the access rules of the code. */
export async function pathsClosedToVisitors() {
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport('/src/domain/hosting/paths-closed-to-visitors.ts', { root: top, configFile: false, logLevel: 'error' })
  return module.pathsClosedToVisitors()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { site: { type: 'string' }, bucket: { type: 'string' } } })
  if (!values.site || !URL.canParse(values.site)) {
    console.error('Say which site: npm run check:deployment -- --site https://arts.example')
    process.exit(2)
  }
  setUp()
  const findings = await checkDeployment({ site: new URL(values.site).origin, bucket: values.bucket, closed: await pathsClosedToVisitors() })
  console.log(reportOf(findings))
  process.exit(findings.some(({ todo }) => todo !== undefined) ? 1 : 0)
}
