/** How long work may block the thread, in milliseconds: two frames of a page. */
const longestTurn = 30

/** Handles the entries one by one and yields to other work in between: local mode plans on the page's own thread. */
export async function mapWithoutBlocking<T, R>(all: readonly T[], work: (one: T, at: number) => R): Promise<R[]> {
  const done: R[] = []
  let since = performance.now()
  for (const [at, one] of all.entries()) {
    done.push(work(one, at))
    if (performance.now() - since < longestTurn) continue
    await new Promise(resolve => setTimeout(resolve))
    since = performance.now()
  }
  return done
}
