import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { top } from '../../../scripts/setup.mjs'

const numbered = 733
const pins = 900
const address = '/sfosguide/maps'
const syllables = ['ka', 'lo', 'mi', 'ter', 'sen', 'vou', 'dra', 'pel', 'ori', 'nu', 'bas', 'hel', 'qui', 'zan', 'fer', 'tul']
const media = ['Oil', 'Ink', 'Glass', 'Clay', 'Photography', 'Textile', 'Wood', 'Print', 'Steel', 'Collage', 'Mosaic', 'Sound']
const days = ['2027-10-16', '2027-10-17', '2027-10-23', '2027-10-24']

/** Seeded random numbers in [0, 1). */
function numbers(seed) {
  let state = seed
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9
    return (state >>> 0) / 2 ** 32
  }
}

function generated(i, next, quarters) {
  const word = () => Array.from({ length: 2 + Math.floor(next() * 2) }, () => syllables[Math.floor(next() * syllables.length)]).join('')
  const first = Math.floor(next() * 3)
  return {
    id: `${word()}-${i}`,
    ...(i < numbered && { number: i + 1 }),
    name: `${word()} ${word()}`.replace(/\b\w/g, letter => letter.toUpperCase()),
    media: [media[i % media.length], media[(i * 7) % media.length]],
    tags: [],
    neighbourhoodId: quarters[i % quarters.length],
    address: `${1 + Math.floor(next() * 900)} ${word()} Street`,
    pin: [-122.46 + next() * 0.09, 36.58 + next() * 0.07],
    openings: days.slice(first, first + 2).map(date => [date, '11:00', '18:00']),
  }
}

/** Writes the map page of an edition with 733 map numbers and 900 pins into a folder, made from the page in `dist`. */
export async function writeLargeEdition(dist, folder) {
  const document = await readFile(path.join(dist, `${address.slice(1)}.html`), 'utf8')
  const inlined = /(<script type="application\/json" id="payload">)([\s\S]*?)(<\/script>)/
  const payload = JSON.parse(inlined.exec(document)[2])
  const edition = payload.answers.find(({ key }) => key[0] === 'guide' && key[1] === 'map').data
  const next = numbers(733)
  const quarters = edition.neighbourhoods.map(({ id }) => id)
  edition.listings = Array.from({ length: pins }, (_, i) => generated(i, next, quarters))
  const { render, readPayload } = await import(pathToFileURL(path.join(top, '.cache/render/prerender-page.js')).href)
  const { html } = await render(address, { origin: 'http://localhost', answers: readPayload(JSON.stringify(payload.answers)) })
  const text = JSON.stringify(payload).replaceAll('<', '\\u003c')
  const large = document
    .replace(/<div id="root">[\s\S]*<\/div>(\s*<script data-entry=)/, (_, entry) => `<div id="root">${html}</div>${entry}`)
    .replace(inlined, (_, from, __, to) => from + text + to)
  await writeFile(path.join(folder, `${address.slice(1)}.html`), large)
}
