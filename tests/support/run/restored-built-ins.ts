import { afterAll, beforeAll } from 'vitest'
import { restoreBuiltIns } from './built-ins'

/**
 * The library that reads PDF puts its own `JSON.stringify` and `Array.push` in place of those of an engine that is a few years old, such as
 * Node 20's. They take up to 25 times as long, and files of one worker share them: once one file had read a PDF, a tenth of the worker's time
 * went there. It does so when it is loaded, and again when it opens its first document.
 */
beforeAll(restoreBuiltIns)
afterAll(restoreBuiltIns)
