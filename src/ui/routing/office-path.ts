export const officePath = '/cpanel'

export const isOffice = (path: string) => path === officePath || path.startsWith(`${officePath}/`)
