import { PortError } from '../../ports/errors'

/** What the office needs to find a failure again; nothing of the visitor is in it. */
export interface ErrorReport {
  /** Said to the visitor, `3F2A-91C0`: the same failure twice has two. */
  readonly id: string
  readonly path: string
  /** The failure's own short name: `documents/unavailable`, `TypeError`. */
  readonly cause: string
  readonly build: string
}

export function newErrorId(): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(4)), byte => byte.toString(16).padStart(2, '0')).join('')
  return `${digits.slice(0, 4)}-${digits.slice(4)}`.toUpperCase()
}

export function causeOf(error: unknown): string {
  if (error instanceof PortError) return `${error.port}/${error.code}`
  return error instanceof Error ? error.name : typeof error
}

const parameter = 'problem'
const longest = 500

/** Where the failure is told of: the contact form, with all of this in its message. */
export function reportAddress({ id, path, cause, build }: ErrorReport): string {
  const words = `Error ${id} at ${path} (${cause}, build ${build})`
  return `/about/contact?${new URLSearchParams({ [parameter]: words })}`
}

/** How a message about a failure begins, where the address tells of one. */
export function reportedProblem(search: string): string | undefined {
  const words = new URLSearchParams(search).get(parameter)
  return words ? `${words.slice(0, longest)}\n\nWhat I wanted to do: ` : undefined
}
