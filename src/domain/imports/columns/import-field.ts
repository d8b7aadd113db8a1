/** A field that a column of a file may fill. */
export interface ImportField {
  readonly name: string
  readonly label: string
  readonly required: boolean
  /** One field of a group must be mapped: an opening's listing by key or by name. */
  readonly group?: string
  /** Several columns may fill it: texts are joined as paragraphs, lists one after the other. */
  readonly joins?: boolean
  /** Headers seen in English, German, French, Spanish, Italian and Dutch files; case, accents and punctuation are ignored. */
  readonly aliases: readonly string[]
}

const words = (line: string) => line.split(',').map(word => word.trim())
/** A field with its usual headers, separated by commas. */
export const importField = (name: string, label: string, aliases: string, more: Partial<ImportField> = {}): ImportField => ({
  name,
  label,
  required: false,
  ...more,
  aliases: words(aliases),
})
