type Values = Record<string, unknown>

/** What was entered and not saved; of a record also the revision it was entered on, and what these fields held then. */
export interface Draft {
  readonly values: Values
  readonly rev?: number
  readonly was?: Values
}

/** What somebody entered into a form and did not save, kept in this browser under her account and the record's path. */
export const keptDraft = (form: string) => {
  const key = `draft:${form}`
  return {
    read: (): Draft | undefined => {
      const text = localStorage.getItem(key)
      return text === null ? undefined : readDraft(text)
    },
    /** Where the browser has no room left, the draft on the server stands alone. */
    write: (text: string): void => {
      try {
        localStorage.setItem(key, text)
      } catch (error) {
        console.warn('the draft is not kept on this device', error)
      }
    },
    forget: (): void => localStorage.removeItem(key),
  }
}

/** Fields as a draft keeps them; one that was emptied is kept as empty. */
export const draftText = (draft: Draft): string => JSON.stringify(draft, (_, value: unknown) => (value === undefined ? null : value))

/** Instants, and fields that were emptied, come back as what they were. */
export function readDraft(text: string): Draft {
  const { values, was, ...rest } = JSON.parse(text, revive) as Draft
  return { ...rest, values: withEmpty(values), ...(was && { was: withEmpty(was) }) }
}

const withEmpty = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === null ? undefined : value]))

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const revive = (_: string, value: unknown) => (typeof value === 'string' && instant.test(value) ? new Date(value) : value)
