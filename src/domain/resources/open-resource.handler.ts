import { increment } from '../../ports/documents'
import { isMember } from '../memberships/is-member'
import { readFilePart } from '../shared/files/read-file-part'
import { defineHandler, type HandlerContext } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import { isScoped } from '../shared/records/policy'
import { type OpenedResource, openResource, readResourceFile } from './open-resource.contract'
import { resourceFolders } from './resource-folders'
import { membersPartId, type Resource, resourceMembersParts, resources } from './resources.collection'

export const openResourceHandler = defineHandler(openResource, async (context, { id }): Promise<OpenedResource> => {
  const resource = await published(context, id)
  // Written without stamp fields, so that it does not count as a change of the record and causes no conflict for its editors.
  context.note(() => context.documents.commit([{ op: 'update', path: `${resources.path}/${id}`, data: { opens: increment(1) } }]))
  if (!resource.forMembers) return { outcome: 'all-public' }
  if (!(await mayReadMembersPart(context))) return { outcome: 'members-only' }
  const { body, link, file } = (await membersPart(context, id)) ?? {}
  return { outcome: 'open', ...(body && { body }), ...(link && { link }), ...(file && { file: { ...file } }) }
})

export const readResourceFileHandler = defineHandler(readResourceFile, async (context, { id, part }) => {
  const resource = await published(context, id)
  if (!resource.forMembers || !(await mayReadMembersPart(context))) throw new Refused('permission-denied', id)
  const file = (await membersPart(context, id))?.file
  return readFilePart(context, { folder: resourceFolders.members, file, part })
})

async function published(context: HandlerContext, id: string): Promise<Resource> {
  const resource = await context.records.get(resources, id)
  if (resource?.status !== 'published') throw new Refused('not-found', id)
  return resource
}

const membersPart = (context: HandlerContext, id: string) => context.records.get(resourceMembersParts, membersPartId, { entry: id })

async function mayReadMembersPart(context: HandlerContext): Promise<boolean> {
  const { actor } = context
  if (!actor) return false
  if (isScoped(actor.claims, 'content')) return true
  if (actor.claims.pid === undefined) return false
  return isMember(context.records, actor.claims.pid, await context.today())
}
