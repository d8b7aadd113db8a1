import { increment } from '../../ports/documents'
import { PortError } from '../../ports/errors'
import { localMoment } from '../guide/local-day'
import { isMember } from '../memberships/is-member'
import { type FunctionWorld, handle } from '../shared/cloud-function'
import { isScoped } from '../shared/policy'
import { Records } from '../shared/records'
import { filePartBytes, type OpenedResource, openResource, readResourceFile } from './open-resource.function'
import { resourceFolders } from './resource-files'
import { membersPartId, type Resource, resourceMembersParts, resources } from './resources'
import { organisation, organisationId } from './settings'

const recordsOf = (world: FunctionWorld) => new Records(world.documents, { current: world.actor })

export const openResourceHandler = handle(openResource, async (world, { id }): Promise<OpenedResource> => {
  const resource = await published(world, id)
  // Written without a stamp: it is no change of the record, and overtakes nobody who edits it.
  await world.documents.commit([{ op: 'update', path: `${resources.path}/${id}`, data: { opens: increment(1) } }])
  if (!resource.forMembers) return { outcome: 'all-public' }
  if (!(await mayReadMembersPart(world))) return { outcome: 'members-only' }
  const { body, link, file } = (await membersPart(world, id)) ?? {}
  return { outcome: 'open', ...(body && { body }), ...(link && { link }), ...(file && { file: { ...file } }) }
})

export const readResourceFileHandler = handle(readResourceFile, async (world, { id, part }) => {
  const resource = await published(world, id)
  if (!resource.forMembers || !(await mayReadMembersPart(world))) throw new PortError('functions', 'permission-denied', id)
  const file = (await membersPart(world, id))?.file
  // No other file of the house is read in a resource's name.
  if (!file?.path.startsWith(`${resourceFolders.members}/`)) throw new PortError('functions', 'not-found', id)
  const bytes = new Uint8Array(await (await world.storage.read(file.path)).arrayBuffer())
  const parts = Math.max(1, Math.ceil(bytes.length / filePartBytes))
  return { base64: toBase64(bytes.subarray(part * filePartBytes, (part + 1) * filePartBytes)), parts }
})

async function published(world: FunctionWorld, id: string): Promise<Resource> {
  const resource = await recordsOf(world).get(resources, id)
  if (resource?.status !== 'published') throw new PortError('functions', 'not-found', id)
  return resource
}

const membersPart = (world: FunctionWorld, id: string) => recordsOf(world).get(resourceMembersParts, membersPartId, { entry: id })

async function mayReadMembersPart(world: FunctionWorld): Promise<boolean> {
  const { actor } = world
  if (!actor) return false
  if (isScoped(actor.claims, 'content')) return true
  if (actor.claims.pid === undefined) return false
  const records = recordsOf(world)
  const tz = (await records.get(organisation, organisationId))?.tz ?? 'UTC'
  return isMember(records, actor.claims.pid, localMoment(world.clock.now(), tz).date)
}

/** Characters that a call of a function takes at once. */
const chunk = 0x8000

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += chunk) text += String.fromCharCode(...bytes.subarray(at, at + chunk))
  return btoa(text)
}
