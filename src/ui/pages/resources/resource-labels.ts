import type { Resource } from '../../queries/resource.queries'

export const kindText: Readonly<Record<Resource['kind'], string>> = {
  opportunity: 'Opportunities',
  space: 'Studio spaces',
  template: 'Templates',
  article: 'Articles',
}

export const audienceText: Readonly<Record<Resource['audience'], string>> = {
  everybody: 'Everybody',
  artists: 'Artists',
  hosts: 'Hosts of buildings',
  volunteers: 'Volunteers',
}

/** `PDF, 1.2 MB`. */
export function fileText({ name, bytes }: { readonly name: string; readonly bytes: number }): string {
  const kind = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toUpperCase() : 'File'
  const kB = Math.max(1, Math.round(bytes / 1024))
  return `${kind}, ${kB < 1024 ? `${kB} kB` : `${(bytes / 2 ** 20).toFixed(1)} MB`}`
}
