import * as fc from 'fast-check'
import { payments } from '../../../../src/domain/shop/payments.collection'
import { Choices } from '../../query-oracle/choices'
import { OneStore } from './one-store'
import { seedChance } from './seeded-chance'
import { type Run, run } from './steps'
import { lookAtTheClock, takeStep } from './take-step'
import { faultsAfterwards, faultsMeanwhile } from './truths'
import { noteLeast } from './truths-of-lines'

/** How often each kind of thing was done, over all runs. */
type Done = Map<string, number>

/** One run of a store: returns what went wrong. */
async function oneRun({ seed, steps }: Run, done: Done): Promise<readonly string[]> {
  const choices = new Choices(seed)
  const callOff = seedChance(choices)
  try {
    const store = await OneStore.open(choices)
    for (const atOnce of steps) {
      await store.turns.mix(atOnce.map(step => () => takeStep(store, step)))
      for (const { does } of atOnce) done.set(does, (done.get(does) ?? 0) + 1)
      await noteLeast(store)
      store.mistakes.push(...(await faultsMeanwhile(store)))
    }
    await settle(store)
    await noteLeast(store)
    const faults = [...store.mistakes, ...(await faultsAfterwards(store))]
    await count(store, done)
    return faults
  } finally {
    callOff()
  }
}

/** Restores the network, resends lost messages, and advances the clock by some hours, then by some weeks. */
async function settle(store: OneStore): Promise<void> {
  store.mayStop = false
  store.provider.isAway = false
  Object.assign(store.provider.messages.delivery, { arrival: 'at-once', backwards: false })
  for (let hour = 0; hour < 4; hour++) {
    store.shop.localMode.setNow(new Date(store.shop.clock.now().getTime() + 61 * 60_000))
    await lookAtTheClock(store)
    await store.provider.messages.deliver('lost')
    await store.provider.messages.sendAgain()
  }
  for (let days = 0; days < 30; days += 5) {
    store.shop.localMode.setNow(new Date(store.shop.clock.now().getTime() + 5 * 86_400_000))
    await lookAtTheClock(store)
  }
}

async function count({ shop }: OneStore, done: Done): Promise<void> {
  for (const { status } of await shop.orders()) done.set(`order ${status}`, (done.get(`order ${status}`) ?? 0) + 1)
  for (const { refundOf, status } of await shop.behind.find(payments)) {
    const what = `${refundOf === undefined ? 'payment' : 'refund'} ${status}`
    done.set(what, (done.get(what) ?? 0) + 1)
  }
  done.set('letters', (done.get('letters') ?? 0) + (await shop.written()).length)
}

/** Runs until one fails. Returns the shortest version of the failing run with its violated rules; `undefined` if none failed. */
export async function playRuns(seed: number, numRuns: number): Promise<{ readonly done: Done; readonly failure: string | undefined }> {
  const done: Done = new Map()
  const property = fc.asyncProperty(run, async one => {
    const faults = await oneRun(one, done)
    if (faults.length > 0) throw new Error(faults.join('\n'))
  })
  const result = await fc.check(property, { seed, numRuns })
  if (!result.failed) return { done, failure: undefined }
  const { counterexample, errorInstance } = result
  const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
  return { done, failure: `seed ${seed}: ${why}\n${JSON.stringify(counterexample?.[0])}` }
}
