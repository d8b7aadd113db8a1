import { setFlagsFromString } from 'node:v8'
import { ThreadsPoolWorker } from 'vitest/node'
import { youngHeap } from '../../scripts/young-heap.mjs'

// A thread has the heap of the process that starts it.
youngHeap.forEach(flag => setFlagsFromString(flag))

const isResponse = '__vitest_worker_response__'

/**
 * A thread that outlives the run that started it, with the modules that it has loaded: to load them takes longer than most tests do. Vitest ends a thread
 * with each run, so it is told here that the thread has started or stopped. What it was started with holds until `end`.
 */
export class LastingWorker extends ThreadsPoolWorker {
  name = 'lasting'
  #state = 'ended'

  async start() {
    if (this.#state === 'started') return
    if (this.#state === 'broken') await super.stop()
    await super.start()
    this.#state = 'starting'
    this.thread.once('exit', () => {
      this.#state = 'broken'
    })
  }

  send(message) {
    const isStart = message.type === 'start'
    if (message.type === 'stop') this.#answer('stopped')
    else if (isStart && this.#state === 'started') this.#answer('started')
    else super.send(message)
    if (isStart) this.#state = 'started'
  }

  #answer(type) {
    setImmediate(() => this.thread.emit('message', { type, [isResponse]: true }))
  }

  /** Each run listens anew. */
  async stop() {
    for (const event of ['message', 'error']) this.thread.removeAllListeners(event)
  }

  async end() {
    if (this.#state === 'ended') return
    await super.stop()
    this.#state = 'ended'
  }
}
