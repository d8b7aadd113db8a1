/**
 * @typedef {{ what: string, todo?: string }} Finding One line of the report: what was looked at and, where it is not so, what to do.
 * @typedef {{ status: number, header: (name: string) => string, text: string }} Answer `status` 0 where nobody answered.
 * @typedef {(address: string, init?: RequestInit) => Promise<Response>} Fetch
 */

/** The time limit of one request: the first one after a pause starts an instance. */
const patience = 30_000

/**
 * Asks as a stranger does: without a session, following no redirect.
 * @param {Fetch} fetching
 * @returns {(address: string, init?: RequestInit) => Promise<Answer>}
 */
export const asker = fetching => async (address, init) => {
  try {
    const response = await fetching(address, { redirect: 'manual', signal: AbortSignal.timeout(patience), ...init })
    return { status: response.status, header: name => response.headers.get(name) ?? '', text: await response.text() }
  } catch {
    return { status: 0, header: () => '', text: '' }
  }
}

/**
 * A finding: nothing is to be done where `isSo`.
 * @returns {Finding}
 */
export const found = (what, isSo, todo) => (isSo ? { what } : { what, todo })

/** The response in words, such as "it answers 403". */
export const answered = ({ status }) => (status === 0 ? 'nobody answers' : `it answers ${status}`)

/** The JSON of a response; an empty object if it is something else, such as an error page of the platform. */
export function jsonOf({ text }) {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}
