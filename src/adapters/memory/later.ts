/** Calls one after the other in a later microtask, in the order they came. What one of them throws is reported and stops no other. */
export class Later {
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
