/** Passes on only the response to the latest query: earlier responses that arrive late are dropped, and so is everything after the stop. */
export class LatestResponse<Q, T> {
  private turn = 0

  constructor(
    private readonly read: (question: Q) => Promise<T>,
    private readonly next: (answer: T) => void,
    private readonly fail: (error: Error) => void,
  ) {}

  ask(question: Q): void {
    const mine = ++this.turn
    this.read(question).then(
      answer => void (mine === this.turn && this.next(answer)),
      (error: Error) => void (mine === this.turn && this.fail(error)),
    )
  }

  stop(): void {
    this.turn = Number.POSITIVE_INFINITY
  }
}
