// node --expose-gc measure-engine.mjs <engine> <records>: measures one engine in a separate process and prints the figures as JSON.
import { makeRecords, questions } from './records.mjs'

const [file, size] = process.argv.slice(2)
const count = Number(size)
const { open } = await import(file)
const median = numbers => numbers.sort((a, b) => a - b)[numbers.length >> 1]
const heap = () => {
  for (let i = 0; i < 3; i++) globalThis.gc()
  return process.memoryUsage().heapUsed / 2 ** 20
}

const figures = {}
const engine = await open()
const before = heap()
let records = makeRecords(count)
let start = performance.now()
await engine.load(records)
figures.load = performance.now() - start
records = undefined
figures.heap = heap() - before

// Up to 2,000 queries of each kind, for at maxResults three seconds; at least five, so that there is a median.
for (const [name, question] of Object.entries(questions)) {
  const times = []
  let results = 0
  const end = performance.now() + 3000
  for (let i = 0; i < 2000 && (performance.now() < end || times.length < 5); i++) {
    start = performance.now()
    const found = await engine[name](...question(i, count))
    const time = performance.now() - start
    // The first three are not counted: they warm up the engine and build its indexes.
    if (i < 3) continue
    times.push(name === 'equality' ? (time * 50) / Math.max(found.length, 1) : time)
    results += found.length
  }
  figures[name] = median(times)
  figures[`${name} found`] = results / times.length
}
figures['heap after'] = heap() - before

const listeners = 100
/** Waits until every listener was notified. */
async function everybodyNotified(heard) {
  for (;;) {
    if (heard.times >= listeners) return
    await engine.settle()
  }
}

const setUps = []
const notifications = []
// A slow engine gets fewer rounds: none begins after 20 seconds.
const enough = performance.now() + 20_000
for (let round = 0; round < 3 && (round === 0 || performance.now() < enough); round++) {
  const [area, status] = questions.two(0, count)
  const heard = { times: 0 }
  start = performance.now()
  const stops = await Promise.all(Array.from({ length: listeners }, () => engine.watch(area, status, () => heard.times++)))
  await everybodyNotified(heard)
  setUps.push(performance.now() - start)
  for (let i = 0; i < 10 && (i === 0 || performance.now() < enough); i++) {
    const [first] = await engine.two(area, status)
    heard.times = 0
    start = performance.now()
    await engine.change(first.id, { price: 1000 + round * 100 + i })
    await everybodyNotified(heard)
    notifications.push(performance.now() - start)
  }
  for (const stop of stops) stop()
}
figures.listeners = median(setUps)
figures.notified = median(notifications)
process.stdout.write(`${JSON.stringify(figures)}\n`)
process.exit(0)
