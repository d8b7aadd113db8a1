import { functionsRegion, functionsTimeout } from '../../ports/functions'

/** What one kind of function may use. All of it is declared, because the platform's defaults are 100 instances of one CPU each. */
interface FunctionLimits {
  readonly region: string
  readonly memory: '256MiB' | '512MiB' | '1GiB'
  readonly cpu: number
  /** Requests that one instance answers at the same time. */
  readonly concurrency: number
  readonly maxInstances: number
  readonly timeoutSeconds: number
}

/**
 * The limits of every function. `cpu × maxInstances` of all together stays below the 20 CPUs that a new project has in a region
 * (firebase-tools issue 11001); `tests/firebase/hosting/function-bundle.test.ts` adds them up. The program takes about 115 MiB once it is loaded.
 */
export const functionLimits = {
  call: limits({ memory: '512MiB', concurrency: 20, maxInstances: 4, timeoutSeconds: functionsTimeout.usual / 1000 }),
  // One at a time: a single call may read 27,000 people and need most of the memory (`tests/firebase/host-memory.test.ts`).
  callHeavy: limits({ memory: '1GiB', concurrency: 1, maxInstances: 3, timeoutSeconds: functionsTimeout.heavy / 1000 }),
  renderPage: limits({ memory: '512MiB', concurrency: 40, maxInstances: 4, timeoutSeconds: 30 }),
  drawAhead: limits({ memory: '512MiB', cpu: 0.5, concurrency: 1, maxInstances: 1, timeoutSeconds: 300 }),
  calendarFeed: limits({ memory: '256MiB', concurrency: 80, maxInstances: 1, timeoutSeconds: 30 }),
  // The largest table is held in memory while its row index is written.
  clock: limits({ memory: '1GiB', concurrency: 1, maxInstances: 1, timeoutSeconds: 540 }),
  // One instance, so that all mail is sent over one connection.
  deliverMail: limits({ memory: '512MiB', concurrency: 40, maxInstances: 1, timeoutSeconds: 300 }),
  retryMail: limits({ memory: '512MiB', cpu: 0.5, concurrency: 1, maxInstances: 1, timeoutSeconds: 540 }),
  // Messages beyond what one instance can take are refused, and the provider sends them again.
  providerWebhook: limits({ memory: '512MiB', concurrency: 20, maxInstances: 1, timeoutSeconds: 60 }),
  auditRecords: limits({ memory: '512MiB', concurrency: 40, maxInstances: 2, timeoutSeconds: 60 }),
  auditParts: limits({ memory: '512MiB', concurrency: 40, maxInstances: 1, timeoutSeconds: 60 }),
} as const

/** One CPU unless `cpu` says otherwise; an instance with less than one CPU takes one request at a time. */
function limits(declared: Omit<FunctionLimits, 'region' | 'cpu'> & Partial<Pick<FunctionLimits, 'cpu'>>): FunctionLimits {
  return { region: functionsRegion, cpu: 1, ...declared }
}
