import { type Location, ScrollRestoration } from 'react-router-dom'

/** A document that was just loaded has no key of its own: its address stands for it, so that it does not open where another page was left. */
export const scrollKey = ({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>) => (key === 'default' ? pathname + search : key)

/** Opens a new page at its top and finds the place again on the way back. */
export const PageScroll = () => <ScrollRestoration getKey={scrollKey} />
