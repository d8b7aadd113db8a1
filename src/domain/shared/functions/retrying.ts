import { isTransient } from '../../../ports/errors'

export interface Retries {
  /** Number of tries, including the first. */
  readonly tries: number
  /** Milliseconds before the second try. Each further pause is twice as long. */
  readonly wait: number
  readonly signal?: AbortSignal | undefined
}

/** Repeats work after a transient failure. The work must be safe to do twice. */
export async function retrying<T>(work: () => Promise<T>, { tries, wait, signal }: Retries): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!isTransient(error) || attempt === tries || signal?.aborted) throw error
      await new Promise(resolve => setTimeout(resolve, wait * 2 ** (attempt - 1)))
    }
  }
}
