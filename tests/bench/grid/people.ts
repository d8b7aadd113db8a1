/** A row of the office's table of people. */
export interface Person {
  readonly id: string
  readonly rev: number
  readonly first: string
  readonly last: string
  readonly email: string
  readonly kind: 'person' | 'business'
  readonly city: string
  readonly tags: readonly string[]
  readonly gifts: number
  readonly joined: Date
}

const firsts = ['Ana', 'Ben', 'Cleo', 'Dmitri', 'Éva', 'Femi', 'Gül', 'Hana', 'Inês', 'Jürgen', 'Kofi', 'Lena', 'Miro', 'Nadia', 'Oskar', 'Priya']
const lasts = ['Marsh', 'Quill', 'Okafor', 'Schmidt', 'Tanaka', 'Ördög', 'Silva', 'Brown', 'Nguyen', 'García', 'Rossi', 'de la Cruz', 'O’Neill']
const cities = ['Northquay', 'Saltmarsh', 'Old Harbour', 'Millrace', 'Lantern Hill']
const tags = ['artist', 'donor', 'volunteer', 'host', 'juror', 'member']

/** The same people in every run, sorted by none of the columns. */
export const people = (count: number): readonly Person[] =>
  Array.from({ length: count }, (_, i) => {
    const first = firsts[(i * 7919) % firsts.length]!
    const last = `${lasts[(i * 104_729) % lasts.length]} ${((i * 31) % 997).toString(36)}`
    return {
      id: `p${i}`,
      rev: 1,
      first,
      last,
      email: `${first}.${last}.${i}@example.org`.replaceAll(/[^\w.@]/g, '').toLowerCase(),
      kind: i % 7 === 0 ? 'business' : 'person',
      city: cities[(i * 3) % cities.length]!,
      tags: i % 3 === 0 ? [tags[i % tags.length]!, tags[(i * 5 + 1) % tags.length]!] : [],
      gifts: (i * 48_271) % 9973,
      joined: new Date(1.4e12 + ((i * 69_621) % 100_003) * 4e6),
    }
  })
