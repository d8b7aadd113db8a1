/** What a column of a file may be. */
export interface ImportField {
  readonly name: string
  readonly label: string
  readonly required: boolean
  /** One of the fields of a group must be mapped: an opening's listing by key or by name. */
  readonly group?: string
  /** Several columns may be mapped to it: texts are joined as paragraphs, lists one after another. */
  readonly joins?: boolean
  /** Words seen as headers in English, German, French, Spanish, Italian and Dutch files; case, accents and punctuation do not count. */
  readonly aliases: readonly string[]
}

const words = (line: string) => line.split(',').map(word => word.trim())
/** A field with the headers it goes by, separated by commas. */
export const importField = (name: string, label: string, aliases: string, more: Partial<ImportField> = {}): ImportField => ({
  name,
  label,
  required: false,
  ...more,
  aliases: words(aliases),
})
