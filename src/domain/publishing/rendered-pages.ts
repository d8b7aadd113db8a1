import { storedPath } from '../shared/stored-path'

/** Where a host keeps the pages that it rendered, by build. Each can be rendered again at any time. */
export const renderedPages = storedPath('drawn')
