/**
 * How a text begins that a spreadsheet would run as a formula, also in its full-width forms, and before a line break. Exports put an
 * apostrophe before it, and imports remove that again.
 */
export const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/
