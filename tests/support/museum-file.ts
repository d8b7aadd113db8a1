/** A contact list like a museum's: people, couples and organizations in the order of entry. */
export interface MuseumFile {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly csv: string
}

const given =
  'Ana Ben Chloé Dušan Eva Fritz Gülşen Hélène Ivo João Kazimierz Lucía Mírian Noël Øyvind Petra Quentin Rosa Søren Tomás Ute Väinö Wei Xenia Yara Zoë'.split(
    ' ',
  )
const middle =
  'Abel Berg Castillo Dorn Engel Faro Gil Holm Inoue Jara Kern Lund Mora Nagy Ortiz Park Quist Reyes Sato Tran Ueda Vega Wolff Xu Young Zeller'.split(
    ' ',
  )
const ending = 'a by ez feld ić mann ova quist ry son ström vici'.split(' ')
const forms = 'Gallery,Studio LLC,Foundation,Press Ltd,Trust,Museum,Society'.split(',')

/** Deterministic numbers for a seed: mulberry32. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return sides => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return (((t ^ (t >>> 14)) >>> 0) % sides) | 0
  }
}

/** Seven in ten are people, two in ten couples, the others organizations; every third has no email address. */
export function museumFile(count: number, seed = 1879): MuseumFile {
  const roll = dice(seed)
  const one = (of: readonly string[]) => of[roll(of.length)]!
  const header = ['Constituent ID', 'Name', 'Email', 'Phone', 'Street', 'City', 'Postcode', 'Country', 'Born', 'Tags', 'Notes', 'Source code']
  const rows = Array.from({ length: count }, (_, i) => {
    const surname = `${one(middle)}${one(ending)}`
    const kind = roll(10)
    const name =
      kind < 7
        ? roll(2) === 0
          ? `${surname}, ${one(given)}`
          : `${one(given)} ${surname}`
        : kind < 9
          ? `${one(given)} & ${one(given)} ${surname}`
          : `${surname} ${one(forms)}`
    const isReached = roll(3) > 0
    return [
      `M-${100_000 + i}`,
      name,
      isReached ? `c${i}@museum.example` : '',
      isReached && roll(2) === 0 ? `+1 415 555 ${String(i % 10_000).padStart(4, '0')}` : '',
      roll(4) > 0 ? `${1 + roll(900)} ${surname} Street` : '',
      'Exampleton',
      String(10_000 + roll(80_000)),
      'US',
      kind < 7 && roll(2) === 0 ? String(1920 + roll(85)) : '',
      ['donor', 'member; donor', 'artist', ''][roll(4)]!,
      ['', '', 'Called twice.\nWrote once.', 'Said "perhaps", then yes', '=HYPERLINK("x")', 'Dürer; or after him'][roll(6)]!,
      `S${roll(40)}`,
    ]
  })
  const csv = [header, ...rows].map(row => row.map(quoted).join(',')).join('\r\n')
  return { header, rows, csv }
}

const quoted = (cell: string) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
