import { answered, found, jsonOf } from './asking.mjs'

/** A callable for staff on each of the two functions, and the error codes that a stranger may get. */
const closed = ['call/moveBug', 'callHeavy/lookAtHealth']
const refused = ['UNAUTHENTICATED', 'PERMISSION_DENIED']

/**
 * Callables as a stranger calls them: our host itself answers, refuses what is the staff's, and does not know what does not exist.
 * @param {string} project
 * @param {string} site
 * @param {ReturnType<typeof import('./asking.mjs').asker>} ask
 */
export async function callFindings(project, site, ask) {
  const base = `https://us-central1-${project}.cloudfunctions.net`
  const call = name => ask(`${base}/${name}`, { method: 'POST', headers: { 'content-type': 'application/json', origin: site }, body: '{"data":{}}' })
  const unknown = await call('call/noCallableOfThisName')
  const findings = [
    found(
      'The callables’ own host answers strangers',
      jsonOf(unknown).error?.status === 'NOT_FOUND',
      `${answered(unknown)}: ${
        unknown.status === 403
          ? 'the platform turns strangers away; allow public functions in this project (Domain restricted sharing)'
          : 'deploy the functions, and look at their log'
      }`,
    ),
    found(
      'Pages of this site may call',
      ['*', site].includes(unknown.header('access-control-allow-origin')),
      'the host does not allow the site’s origin: deploy the functions of this release',
    ),
  ]
  for (const name of closed) {
    const answer = await call(name)
    const said = jsonOf(answer).error?.status
    findings.push(
      found(
        `Refused to strangers: ${name}`,
        refused.includes(said),
        `${answered(answer)} ${said ?? ''}: deploy the functions, and look at their log`,
      ),
    )
  }
  return findings
}
