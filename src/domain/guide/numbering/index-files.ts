import { type Indexes, type IndexKind, indexKinds } from './build-indexes'

export const indexTitles: Readonly<Record<IndexKind, string>> = {
  name: 'Names',
  medium: 'Media',
  neighbourhood: 'Neighborhoods',
  building: 'Buildings',
  weekend: 'Weekends',
}

/** The indexes as a table: a row for each entry, in the order of print. */
export const indexSheet = (indexes: Indexes) => ({
  header: ['Index', 'Heading', 'Entry', 'Numbers'],
  rows: indexKinds.flatMap(kind =>
    indexes[kind].flatMap(({ heading, entries }) => entries.map(({ text, numbers }) => [indexTitles[kind], heading, text, numbers.join(', ')])),
  ),
})

/** For other programs. */
export const indexJson = (editionId: string, indexes: Indexes) => `${JSON.stringify({ format: 1, edition: editionId, indexes }, undefined, 2)}\n`

/**
 * Adobe InDesign Tagged Text, to be placed into a layout. It is ASCII: every other character is a code, because InDesign reads a file without
 * a byte-order mark in the computer's own encoding. The paragraph styles `Index title`, `Index heading` and `Index entry` are the layout's
 * own; a tab stands between an entry and its numbers.
 */
export function indexTaggedText(indexes: Indexes): string {
  const paragraph = (style: string, text: string) => `<ParaStyle:${style}>${text}`
  const lines = indexKinds
    .filter(kind => indexes[kind].length > 0)
    .flatMap(kind => [
      paragraph('Index title', tagged(indexTitles[kind])),
      ...indexes[kind].flatMap(({ heading, entries }) => [
        paragraph('Index heading', tagged(heading)),
        ...entries.map(({ text, numbers }) => paragraph('Index entry', [text, numbers.join(', ')].filter(Boolean).map(tagged).join('\t'))),
      ]),
    ])
  return ['<ASCII-WIN>', ...lines, ''].join('\r\n')
}

/** `<`, `>` and `\` are part of the format; a line break or a tab within a name would begin something new. */
const tagged = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\<>]/g, '\\$&')
    .replace(/[^ -~]/gu, sign =>
      Array.from({ length: sign.length }, (_, i) => `<0x${sign.charCodeAt(i).toString(16).toUpperCase().padStart(4, '0')}>`).join(''),
    )
