import { chunked } from '../shared/chunked'
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
    for (const some of chunked(ids, maxIds)) {
      const counts = await this.callables.call(checkResourceLinks, { ids: some })
      for (const state of Object.keys(total) as (keyof LinkCounts)[]) total[state] += counts[state]
    }
    return total
  }
}
