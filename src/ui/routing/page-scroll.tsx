import { type Location, ScrollRestoration } from 'react-router-dom'

/** A newly loaded document has no key of its own, so its address is used. Otherwise it would open at the position of another page. */
export const scrollKey = ({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>) => (key === 'default' ? pathname + search : key)

/** Opens a new page at its top, and restores the position on the way back. */
export const PageScroll = () => <ScrollRestoration getKey={scrollKey} />
