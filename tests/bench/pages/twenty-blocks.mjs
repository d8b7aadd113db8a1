import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runApplication } from '../../../scripts/build/run-application.mjs'

export const twentyBlocks = '/about/twenty-blocks'
/** A page of the same route, whose document has the same program. */
const alike = 'about/history.html'
/** Blocks whose program comes after hydration, but whose styles their page needs at once. */
const isBlock = source => source.startsWith('src/ui/blocks/')

/** Writes the document of a page of twenty blocks into a folder, made from another page in `dist`. */
export async function writeTwentyBlocks(dist, folder) {
  const document = await readFile(path.join(dist, alike), 'utf8')
  const { html, answers } = await runApplication('/tests/bench/pages/render-twenty-blocks.ts', ({ renderTwentyBlocks }) =>
    renderTwentyBlocks('http://localhost'),
  )
  const inlined = /(<script type="application\/json" id="payload">)([\s\S]*?)(<\/script>)/
  const { asOf, zones } = JSON.parse(inlined.exec(document)[2])
  const payload = JSON.stringify({ path: twentyBlocks, asOf, zones })
    .replace(/}$/, `,"answers":[${answers.join(',')}]}`)
    .replaceAll('<', '\\u003c')
  const built = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'))
  const sheets = [...new Set(Object.entries(built).flatMap(([source, { css = [] }]) => (isBlock(source) ? css : [])))].filter(
    name => !document.includes(`/${name}`),
  )
  const styles = await Promise.all(sheets.map(async name => `<style>${await readFile(path.join(dist, name), 'utf8')}</style>`))
  const page = document
    .replace('</head>', () => `${styles.join('')}</head>`)
    .replace(/data-styles="/, known => [known, ...sheets.map(name => `/${name} `)].join(''))
    .replace(/<div id="root">[\s\S]*<\/div>(\s*<script data-entry=)/, (_, entry) => `<div id="root">${html}</div>${entry}`)
    .replace(inlined, (_, from, __, to) => from + payload + to)
  const file = path.join(folder, `${twentyBlocks.slice(1)}.html`)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, page)
}
