/**
 * How a text begins that a spreadsheet would run as a formula; includes full-width forms and a leading line break. Exports put an apostrophe
 * before it, and imports remove it again.
 */
export const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/
