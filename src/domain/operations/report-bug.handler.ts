import { callingPerson } from '../accounts/caller'
import { type FunctionWorld, handle } from '../shared/cloud-function'
import { present } from '../shared/present'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { bugs } from './bugs'
import { bugsADay, reportBug } from './report-bug.function'
import { scrubbed } from './scrubbed'

const day = 86_400_000

export const reportBugHandler = handle(reportBug, async (world, { key, text, route, build, device, console: lines, shot }) => {
  const reporterId = callingPerson(world)
  const records = new Records(world.documents, { current: world.actor })
  // Sent again, because the answer was lost.
  if (await records.get(bugs, key)) return { id: key }
  const since = new Date(world.clock.now().getTime() - day)
  const today = await records.count(bugs, {
    where: [
      ['reporterId', '==', reporterId],
      ['createdAt', '>', since],
    ],
  })
  if (today >= bugsADay) throw new RuleBroken('bugs-today', { most: bugsADay })
  const path = shot && (await keepShot(world, key, shot))
  await records.commit(
    records.creating(
      bugs,
      key,
      present({
        reporterId,
        text: scrubbed(text),
        route: scrubbed(route).slice(0, 300),
        build,
        device,
        console: lines && scrubbed(lines),
        shot: path,
        severity: 'normal' as const,
        status: 'new' as const,
      }),
    ),
  )
  return { id: key }
})

/** The picture lies under an unguessable name that only this desk reads. */
async function keepShot({ storage }: FunctionWorld, key: string, address: string): Promise<string> {
  const [head = '', coded = ''] = address.split(',')
  const contentType = head.slice('data:'.length, head.indexOf(';'))
  const bytes = Uint8Array.from(atob(coded), sign => sign.charCodeAt(0))
  const path = `bugs/${key}.${contentType.slice('image/'.length)}`
  await storage.upload(path, new Blob([bytes], { type: contentType }), { contentType }).done
  return path
}
