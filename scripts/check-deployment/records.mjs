import { answered, found, jsonOf } from './asking.mjs'

const base = project => `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents`

/** A pointer's texts, from the values of the REST interface. */
const textOf = (document, name) => document.fields?.[name]?.stringValue

/**
 * Records as a stranger reads them past the program: the closed ones refused, each collection by its name; the public ones readable.
 * @param {string} project
 * @param {readonly string[]} closed Paths of the collections that are closed to strangers.
 * @param {ReturnType<typeof import('./asking.mjs').asker>} ask
 */
export async function recordFindings(project, closed, ask) {
  const open = []
  const silent = []
  for (const path of closed) {
    const answer = await ask(`${base(project)}/${path}?pageSize=1`)
    if (answer.status === 200) open.push(path)
    else if (answer.status !== 403 && answer.status !== 401) silent.push(path)
  }
  const settings = await ask(`${base(project)}/settings/organisation`)
  const edition = textOf(jsonOf(settings), 'currentEdition')
  const pointer = edition === undefined ? undefined : await ask(`${base(project)}/snapshots/guide-${edition}`)
  const indexPath = pointer && textOf(jsonOf(pointer), 'indexPath')
  return {
    indexPath,
    findings: [
      found(
        `${closed.length} closed collections refuse strangers, mail and its state among them`,
        open.length === 0,
        `readable by anybody: ${open.join(', ')}. Deploy the rules at once: npx firebase-tools deploy --config dist/firebase.json --only firestore:rules`,
      ),
      found(
        'Firestore answers for this project',
        silent.length === 0,
        `no clear answer about ${silent.slice(0, 3).join(', ')}: create the database "(default)" and enable the Firestore API`,
      ),
      found(
        'The organization’s settings are readable',
        settings.status === 200,
        settings.status === 404
          ? 'there are none yet: open /cpanel as superadmin, and go through the set-up'
          : `${answered(settings)}: deploy the rules`,
      ),
      found(
        'The pointer to the published guide is readable',
        indexPath !== undefined,
        edition === undefined ? 'no guide is published yet: publish one in /cpanel' : `${pointer ? answered(pointer) : ''}: publish the guide again`,
      ),
    ],
  }
}
