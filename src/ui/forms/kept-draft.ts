type Values = Record<string, unknown>

/** Unsaved input. For a record also the revision it was based on and the stored values of these fields. */
export interface Draft {
  readonly values: Values
  readonly rev?: number
  readonly was?: Values
}

/** Draft of a form in this browser, by account and path of the record. */
export const keptDraft = (form: string) => {
  const key = `draft:${form}`
  return {
    read: (): Draft | undefined => {
      const text = localStorage.getItem(key)
      return text === null ? undefined : readDraft(text)
    },
    /** If the browser's storage is full, only the server keeps the draft. */
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

/** Fields of a draft as JSON; an emptied field is stored as empty. */
export const draftText = (draft: Draft): string => JSON.stringify(draft, (_, value: unknown) => (value === undefined ? null : value))

/** Restores instants and emptied fields. */
export function readDraft(text: string): Draft {
  const { values, was, ...rest } = JSON.parse(text, revive) as Draft
  return { ...rest, values: withEmpty(values), ...(was && { was: withEmpty(was) }) }
}

const withEmpty = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === null ? undefined : value]))

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const revive = (_: string, value: unknown) => (typeof value === 'string' && instant.test(value) ? new Date(value) : value)
