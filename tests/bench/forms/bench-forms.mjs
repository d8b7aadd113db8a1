// npm run bench:forms [-- --runs 5 --only refund]: times from the last press to the answer of each form that moves money, on a slow network, compared with a
// form without a program in the same run, and what each of them asks the server for meanwhile.
import { copyFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { launchBrowser } from '../../../scripts/browser.mjs'
import { startPreview } from '../../../scripts/preview.mjs'
import { top } from '../../../scripts/setup.mjs'
import { measureForm, measurePlainForm } from './measure-form.mjs'
import { moneyForms } from './money-forms.mjs'

const here = import.meta.dirname
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: '' } } })
const dist = path.join(top, '.cache/bench-forms')
process.env.NODE_ENV = 'production'
process.env.VITE_BACKEND = 'firebase'
// Built by the product's own configuration, with another start page, and without the pictures of the season.
await build({
  root: path.join(here, 'ours'),
  configFile: path.join(top, 'vite.config.ts'),
  logLevel: 'error',
  build: { outDir: dist, emptyOutDir: true },
})
await copyFile(path.join(dist, 'index.html'), path.join(dist, 'shell.html'))
// What a callable answers with, and the form without a program.
await writeFile(path.join(dist, 'answer.json'), JSON.stringify({ answer: 'x'.repeat(1000) }))
const plain = (title, body) => `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${body}</html>`
const field = '<label>Card number <input name="card" value="4242424242424242"></label>'
await writeFile(path.join(dist, 'plain.html'), plain('Pay', `<form action="/answer.html">${field}<button>Pay</button></form>`))
await writeFile(path.join(dist, 'answer.html'), plain('Thank you. Your order is paid', '<p>We send the receipt to you.</p>'))

const preview = await startPreview({ root: dist, headers: {} })
const browser = await launchBrowser()
const limit = []
const forms = moneyForms.filter(({ rows }) => rows.some(row => row.includes(values.only)))
const measured = new Map(forms.flatMap(({ rows }) => rows.map(row => [row, []])))
// In turns, so that a slow minute of the machine affects all.
for (let run = 0; run < Number(values.runs); run++) {
  limit.push(await measurePlainForm(browser, `${preview.address}/plain.html`))
  for (const form of forms) {
    const times = await measureForm(browser, preview.address, form)
    for (const [i, row] of form.rows.entries()) measured.get(row).push(times[i])
  }
}
await browser.close()
await preview.stop()

/** Times the limit. */
const goal = 1.5
const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const least = median(limit)
const say = text => process.stdout.write(`${text}\n`)
say(
  `400 kbit/s, 400 ms, a quarter of this machine's speed; median of ${values.runs}\n\n| answer to | calls | files | ms | × the limit | goal | met |\n|---|---:|---:|---:|---:|---:|---|`,
)
say(`| a form without a program: the limit | 1 | – | ${least.toFixed(0)} | 1.00 | – | – |`)
for (const [row, presses] of measured) {
  const took = median(presses.map(({ ms }) => ms))
  const ratio = took / least
  const { calls, files } = presses.at(-1)
  say(`| ${row} | ${calls.length} | ${files.length} | ${took.toFixed(0)} | ${ratio.toFixed(2)} | ${goal} | ${ratio <= goal ? 'yes' : 'NO'} |`)
}
say('')
for (const [row, presses] of measured) {
  const { calls, files } = presses.at(-1)
  say(`${row}: ${[...calls, ...files].join(', ') || 'nothing was asked'}`)
}
