type Values = Record<string, unknown>

/** Unsaved input. For a record, also the revision on which it is based and the stored values of these fields. */
export interface Draft {
  readonly values: Values
  readonly rev?: number
  readonly was?: Values
}

/** Drafts of a form in this browser, by account and path of the record; each window has its own, so that none overwrites another. */
export const keptDrafts = (form: string) => {
  const prefix = `draft:${form}#`
  return {
    /** By window id. */
    read: (): readonly (readonly [tab: string, draft: Draft])[] =>
      Object.keys(localStorage)
        .filter(key => key.startsWith(prefix))
        .map(key => [key.slice(prefix.length), readDraft(localStorage.getItem(key)!)]),
    /** If the browser's storage is full, only the server keeps the draft. */
    write: (tab: string, text: string): void => {
      try {
        localStorage.setItem(prefix + tab, text)
      } catch (error) {
        console.warn('the draft is not kept on this device', error)
      }
    },
    forget: (tab: string): void => localStorage.removeItem(prefix + tab),
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
