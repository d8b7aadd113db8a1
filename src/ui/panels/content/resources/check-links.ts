import { ResourceService } from '../../../../domain/resources/resource-service'
import type { Services } from '../../../../domain/shared/functions/service'
import type { Done } from '../../engine/actions/use-outcome'

/** Checks the links of these resources and returns the result as text. */
export async function checkLinks(rows: readonly { readonly id: string }[], services: Services): Promise<Done> {
  const { works, broken, unreachable, unchecked } = await services.get(ResourceService).checkLinks(rows.map(({ id }) => id))
  const sentences = [
    works > 0 && `${works} ${works === 1 ? 'works' : 'work'}.`,
    broken > 0 && `${broken} broken.`,
    unreachable > 0 && `${unreachable} did not answer. Try again later.`,
    unchecked > 0 && `${unchecked} not checked: only the server can check links, and this build has none.`,
  ].filter(Boolean)
  return { message: sentences.length > 0 ? sentences.join(' ') : 'None of these has a link.' }
}
