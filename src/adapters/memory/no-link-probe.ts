import type { LinkProbe } from '../../ports/link-probe'

/** Local mode works without a network, and a browser may not read what other sites answer: it says that nothing was checked. */
export const noLinkProbe: LinkProbe = { ask: async () => ({ state: 'unchecked' }) }
