import { storedPath } from '../shared/stored-path'

/** The storage folder of pages that a host rendered, by build. Each can be rendered again at any time. */
export const renderedPages = storedPath('drawn')
