/**
 * Runs calls one after another in a later microtask, in the order in which they were added. An error of one is reported and does not stop
 * the others.
 */
export class MicrotaskQueue {
  private calls: (() => void)[] = []
  private next = 0

  add(call: () => void): void {
    if (this.calls.push(call) === 1) queueMicrotask(() => this.run())
  }

  private run(): void {
    try {
      while (this.next < this.calls.length) this.calls[this.next++]!()
    } finally {
      if (this.next < this.calls.length) queueMicrotask(() => this.run())
      else {
        this.calls = []
        this.next = 0
      }
    }
  }
}
