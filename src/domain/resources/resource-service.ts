import { Callables } from '../shared/functions/callables'
import { checkResourceLinks, type LinkCounts } from './check-resource-links.contract'

/** Maximum number of ids per call. */
const maxIds = 50

/** The artists' library for its staff. */
export class ResourceService {
  static readonly inject = [Callables] as const

  constructor(private readonly callables: Callables) {}

  async checkLinks(ids: readonly string[]): Promise<LinkCounts> {
    const total = { works: 0, broken: 0, unreachable: 0, unchecked: 0 }
    for (let at = 0; at < ids.length; at += maxIds) {
      const counts = await this.callables.call(checkResourceLinks, { ids: ids.slice(at, at + maxIds) })
      for (const state of Object.keys(total) as (keyof LinkCounts)[]) total[state] += counts[state]
    }
    return total
  }
}
