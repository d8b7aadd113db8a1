type Values = Record<string, unknown>

/** What somebody entered into a form and did not save, kept in this browser under her account and the record's path. */
export const keptDraft = (form: string) => {
  const key = `draft:${form}`
  return {
    read: (): Values | undefined => {
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
export const draftText = (values: Values): string => JSON.stringify(values, (_, value: unknown) => (value === undefined ? null : value))

/** Instants, and fields that were emptied, come back as what they were. */
export const readDraft = (text: string): Values =>
  Object.fromEntries(Object.entries(JSON.parse(text, revive) as Values).map(([name, value]) => [name, value === null ? undefined : value]))

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const revive = (_: string, value: unknown) => (typeof value === 'string' && instant.test(value) ? new Date(value) : value)
