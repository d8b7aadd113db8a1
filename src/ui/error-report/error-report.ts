import { PortError } from '../../ports/errors'

/** What staff need to reproduce an error; nothing about the visitor. */
export interface ErrorReport {
  /** Shown to the visitor, `3F2A-91C0`. Each occurrence has its own. */
  readonly id: string
  readonly path: string
  /** Short name of the error: `documents/unavailable`, `TypeError`. */
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

/** Address of the contact form with this report in its message. */
export const reportAddress = ({ id, path, cause, build }: ErrorReport): string =>
  contactAbout(`Error ${id} at ${path} (${cause}, build ${build})\n\nWhat I wanted to do: `)

/** Address of the contact form, to say what is wrong with something that the organization published. */
export const reportContentAddress = (title: string, path: string): string => contactAbout(`“${title}” at ${path}\n\nWhat is wrong: `)

const contactAbout = (words: string) => `/about/contact?${new URLSearchParams({ [parameter]: words })}`

/** The beginning of a message about a problem, if the address names one. */
export const reportedProblem = (search: string): string | undefined => new URLSearchParams(search).get(parameter)?.slice(0, longest) || undefined
